import { Download, FileUp, UserPlus } from 'lucide-react';
import { type RefObject, useDeferredValue, useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Pages } from '#components/Pages/Pages';
import {
  memberFilters,
  memberLabel,
  memberMessages,
  memberSearch,
  membersErrors,
  membersFoundText,
} from '#content/messages/market/store-members';
import type { OwnStore } from '#domain/marketplace/own-store';
import { type MembersError, membersList } from '#domain/marketplace/store-member';
import { askedSubject, isBusy, viewOf } from '#machines/charts/view';
import { isExporting, MembersExportContext } from '#machines/market/csv-export/csv-export.machine';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';
import { MemberImportContext } from '#machines/market/member-import/member-import.machine';
import { StoreMemberFormContext } from '#machines/market/store-member-form/store-member-form.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { ListFilters, useChoice } from '../../shell/ListFilters';
import { Reading } from '../../shell/Reading';
import { ExportStatus } from '../export/ExportStatus';
import { MemberDialog } from './form/MemberDialog';
import { ImportDialog } from './import/ImportDialog';
import { MembersNotices, NoMatch, NoMembers, Skeletons } from './list/MembersStates';
import { MembersTable } from './list/MembersTable';
import * as css from './Users.css';

/** `empty`: the store has no members. `noMatch`: no member matches the query. */
type MembersView = 'loading' | 'shown' | 'empty' | 'noMatch' | MembersError['kind'];

/**
 * The members of a store (product.md §21.13): the list, the form of one member, and the import of a file. Reads the
 * machines `store-members`, `csv-export`, `store-member-form` and `member-import`.
 */
export function Users({ store }: { store: OwnStore }) {
  const page = useRef<HTMLElement>(null);
  // Deferred, so that the page responds while the list is rendered.
  const view = useDeferredValue(
    StoreMembersContext.useSelector((state) => {
      const { value, answered } = state.context;
      const read = viewOf(state);
      if (read !== 'shown' || value?.total !== 0) return read;
      return membersList.isNarrowed(answered.query) ? 'noMatch' : 'empty';
    }),
  );
  return (
    <section
      ref={page}
      tabIndex={-1}
      aria-label="Users"
      className={stack({ gap: 'xl', shrinks: true, outline: 'none' })}
    >
      <PageHeader title="Users" subtitle={memberMessages.lead} actions={<Actions view={view} />} />
      <ExportStatus exporter={MembersExportContext} rows="users" />
      <MembersNotices store={store} />
      {view !== 'empty' && <MembersFilters />}
      <Reading
        reader={StoreMembersContext}
        texts={{ loading: memberMessages.loading, errors: membersErrors }}
        skeleton={<Skeletons />}
        empty={view === 'empty' ? <NoMembers /> : view === 'noMatch' && <NoMatch />}
        fallback={page}
      >
        <Results />
      </Reading>
      <EndQuestion fallback={page} />
      <MemberDialog />
      <ImportDialog />
      <Copied />
    </section>
  );
}

function MembersFilters() {
  const memberships = StoreMembersContext.useSelector(({ context }) => context.value?.memberships);
  return (
    <ListFilters
      reader={StoreMembersContext}
      list={membersList}
      label="Users"
      search={memberSearch}
      texts={memberFilters}
      options={{ membershipId: (memberships ?? []).map(({ id, name }) => ({ id, label: name })) }}
      className={css.filters}
    />
  );
}

function Results() {
  const titleId = useId();
  const choose = useChoice(StoreMembersContext);
  const page = StoreMembersContext.useSelector(({ context }) => context.request.query.page);
  const listed = StoreMembersContext.useSelector(({ context }) => context.value);
  // Deferred, so that the page responds while the rows are rendered.
  const shown = useDeferredValue(listed);
  const isSearching = useDeferredValue(StoreMembersContext.useSelector(isBusy));
  if (shown === null) return null;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <p
        id={titleId}
        role="status"
        className={box({ size: 's', color: 'textMuted', digits: true })}
      >
        {isSearching ? memberMessages.searching : membersFoundText(shown.total)}
      </p>
      <MembersTable listed={shown} isBusy={isSearching} titleId={titleId} />
      <Pages
        page={page + 1}
        pages={membersList.pagesOf(shown.total)}
        titleId={titleId}
        onChange={(next) => choose({ page: next - 1 })}
      />
    </div>
  );
}

function Actions({ view }: { view: MembersView }) {
  const members = StoreMembersContext.useActorRef();
  const csv = MembersExportContext.useActorRef();
  const form = StoreMemberFormContext.useActorRef();
  const file = MemberImportContext.useActorRef();
  const isRunning = MembersExportContext.useSelector(isExporting);
  if (view !== 'shown' && view !== 'empty' && view !== 'noMatch') return null;
  return (
    <>
      {view === 'shown' && (
        <Button
          tone="plain"
          icon={<Download />}
          isPending={isRunning}
          pendingLabel="Exporting..."
          onPress={() => {
            const { answered, value } = members.getSnapshot().context;
            if (value === null) return;
            const { total, memberships } = value;
            csv.send({ type: 'run', request: { ...answered, total, memberships } });
          }}
        >
          Export CSV
        </Button>
      )}
      <Button tone="plain" icon={<FileUp />} onPress={() => file.send({ type: 'open' })}>
        Import CSV
      </Button>
      <span className={css.add}>
        <Button icon={<UserPlus />} onPress={() => form.send({ type: 'open', stored: null })}>
          Add user
        </Button>
      </span>
    </>
  );
}

function Copied() {
  const isCopied = CopyNoticeContext.useSelector((state) => state.matches('copied'));
  return (
    <p role="status" className={visuallyHidden}>
      {isCopied ? memberMessages.copied : ''}
    </p>
  );
}

/** `fallback` receives the focus if nothing has it when the dialog closes. */
function EndQuestion({ fallback }: { fallback: RefObject<HTMLElement | null> }) {
  const change = MemberChangeContext.useActorRef();
  const isOpen = MemberChangeContext.useSelector((state) => askedSubject(state) !== null);
  const member = MemberChangeContext.useSelector(({ context }) => context.subject?.member ?? null);
  return (
    <ConfirmDialog
      title={memberMessages.endTitle}
      description={memberMessages.endHelp}
      isOpen={isOpen}
      confirmLabel="End membership"
      isDanger
      onConfirm={() => change.send({ type: 'confirm' })}
      onCancel={() => change.send({ type: 'cancel' })}
    >
      <KeepFocus fallback={fallback} />
      <p dir="auto" className={box({ size: 'm', weight: 'medium', breaks: true })}>
        {member && memberLabel(member)}
      </p>
    </ConfirmDialog>
  );
}
