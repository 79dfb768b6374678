import { UserPlus, UserCheck } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState, useEffect } from 'react';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { editorMessages, keepQuestion } from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import type { AccessRequest } from '#domain/team/access-request';
import type { TeamMember } from '#domain/team/member';
import { isAskedAboutEditors } from '#domain/team/roster';
import { failedRun, runningSubject, viewOf } from '#machines/charts/view';
import { EditorConfirmationContext } from '#machines/dashboard/editor-confirmation/editor-confirmation.machine';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import {
  askedMembers,
  platformOwnerIn,
  storedMembers,
} from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { KeepFocus } from '../../shell/KeepFocus';
import { LazyDialog } from '#screens/shell/lazy-component';
import { rest } from '../settings/load-rest';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { useLoadAtRest, useWantedByButtons } from '../settings/at-rest';
import { useFormView, isFormBusy, isFormTouched } from '../team/member-form';
import { RosterNotices } from '../team/RosterState';
import { EditorList } from './EditorList';
import { removalVerdict, startingPanels, whyNotEdit } from './editor-rights';
import * as css from './Editors.css';
import { LoadingForm } from './LoadingForm';
import type { MemberSearchProps } from './MemberSearch';
import { OwnerBanner } from './OwnerBanner';
import { PermissionBar } from './PermissionBar';

const DiscardDialog = rest.lazy(({ DiscardDialog: part }) => part);

const AddEditor = rest.lazy(({ AddEditor: part }) => part);
const EditEditor = rest.lazy(({ EditEditor: part }) => part);
const LockedEditorDialog = rest.lazy(({ LockedEditorDialog: part }) => part);
const RemovalDialog = rest.lazy(({ RemovalDialog: part }) => part);

export interface EditorsProps {
  who: Who;
  /** Shows the dashboard as this editor sees it; null if the viewer may not use view-as mode. */
  onViewAs: ((member: TeamMember) => void) | null;
  /** Renders the requests for access, and may suspend; null on a demo server. */
  requests?: ((slot: RequestsSlot) => ReactNode) | null;
  /** Renders the search for members of the server, and may suspend; null on a demo server, which has no members. */
  search?: ((slot: MemberSearchProps) => ReactNode) | null;
  /** The linked stores and the notices of the server, which may suspend; null on a demo server. Hidden in view-as mode. */
  parts?: ReactNode;
}

export interface RequestsSlot {
  /** Opens the form for a new editor, filled in with this user. */
  onApprove: (person: Pick<AccessRequest, 'name' | 'discordId'>) => void;
  isPreview: boolean;
}

/**
 * The Editors tab (product.md §12.16). It lists the editors of the server and the panels that they may open. Reads the
 * machines `team-roster`, `editor-confirmation`, `member-edit` and `permission-edit`, which the page provides.
 */
export function Editors(props: EditorsProps) {
  const { who, onViewAs, requests = null, search = null, parts = null } = props;
  const section = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const edit = MemberEditContext.useActorRef();
  const platformOwnerId = TeamRosterContext.useSelector(platformOwnerIn);
  const teamView = TeamRosterContext.useSelector(viewOf);
  const isRead = teamView !== 'loading';
  const isTeamShown = teamView === 'shown';
  const isRemoving = MemberEditContext.useSelector((state) => !state.matches({ removal: 'none' }));
  const view = useFormView();
  const isPreview = useViewedAs() !== null;
  const isAsked = !isPreview && isAskedAboutEditors(who.server);
  const [locked, setLocked] = useState<TeamMember | null>(null);
  const { leaveForm, question } = useLeaveForm();
  const close = () => leaveForm(() => edit.send({ type: 'close' }));
  const add = () => {
    edit.send({ type: 'add' });
    edit.send({ type: 'change', fields: { allowedPanels: startingPanels(who) } });
  };
  const approve: RequestsSlot['onApprove'] = ({ name, discordId }) =>
    leaveForm(() => {
      add();
      edit.send({ type: 'change', fields: { name, discordId } });
    });
  useMembersFeed();
  useLoadAtRest(isRead, { onlyOnTouch: true });
  useWantedByButtons(section, rest.want);
  return (
    <section ref={section} tabIndex={-1} aria-label={panelNames.editors} className={css.section}>
      <div className={row({ gap: 'm', align: 'center', justify: 'between', wraps: true })}>
        <p className={css.subtitle}>{editorMessages.subtitle}</p>
        {(isTeamShown || !isRead) && view !== 'adding' && (
          <span className={css.add({ isReady: isTeamShown })}>
            <Button ref={addButton} icon={<UserPlus />} isDisabled={isPreview} onPress={add}>
              Add Editor
            </Button>
          </span>
        )}
      </div>
      {requests && <Suspense>{requests({ onApprove: approve, isPreview })}</Suspense>}
      {view === 'adding' && (
        <Suspense fallback={<LoadingForm />}>
          <AddEditor who={who} search={search} onCancel={close} fallback={addButton} />
        </Suspense>
      )}
      <RosterNotices />
      {isAsked && <KeepEditors serverId={who.server.id} />}
      <EditorList
        who={who}
        onViewAs={onViewAs}
        onEdit={(member) => {
          if (whyNotEdit(who, member)) setLocked(member);
          else leaveForm(() => edit.send({ type: 'edit', member }));
        }}
        onRemove={(member) =>
          edit.send({
            type: 'remove',
            member,
            verdict: removalVerdict(who, member, platformOwnerId),
          })
        }
      />
      {/* The parts wait for the list, and the banner for the parts, which would move it. */}
      <Suspense>
        {!isPreview && isRead && parts}
        <OwnerBanner server={who.server} />
      </Suspense>
      <PermissionBar server={who.server} fallback={section} />
      <LazyDialog isOpen={view === 'editing'}>
        <EditEditor isOpen={view === 'editing'} onCancel={close} />
      </LazyDialog>
      <LazyDialog isOpen={isRemoving}>
        <RemovalDialog fallback={section} />
      </LazyDialog>
      <LazyDialog isOpen={locked !== null}>
        <LockedEditorDialog
          isOpen={locked !== null}
          who={who}
          member={locked}
          onClose={() => setLocked(null)}
        />
      </LazyDialog>
      {question}
    </section>
  );
}

/** Sends the stored team to the machine `permission-edit` whenever the team changes. */
function useMembersFeed(): void {
  // Before the first load, the team is unknown. An empty list must not be sent, because it would discard pending edits.
  const members = TeamRosterContext.useSelector(({ context }) => context.value?.members);
  const edits = PermissionEditContext.useActorRef();
  useEffect(() => {
    if (members) edits.send({ type: 'members changed', members });
  }, [members, edits]);
}

interface Question {
  next: () => void;
}

/**
 * The caller must render `question`, a dialog. `leaveForm(next)` calls `next` immediately if no input would be lost,
 * and otherwise asks the user first. While the form is being submitted, it does nothing.
 */
function useLeaveForm() {
  const edit = MemberEditContext.useActorRef();
  const view = useFormView();
  const [asked, setAsked] = useState<Question | null>(null);
  const leaveForm = (next: () => void) => {
    const state = edit.getSnapshot();
    if (view !== 'closed' && isFormBusy(state)) return;
    if (view !== 'closed' && isFormTouched(state)) setAsked({ next });
    else next();
  };
  const question = (
    <LazyDialog isOpen={asked !== null}>
      <DiscardDialog
        isOpen={asked !== null}
        onKeep={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked?.next();
        }}
      />
    </LazyDialog>
  );
  return { leaveForm, question };
}

/** Asks about the editors whom a former owner left (product.md §12.26). Renders nothing visible without them. */
function KeepEditors({ serverId }: { serverId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const confirmation = EditorConfirmationContext.useActorRef();
  const failure = EditorConfirmationContext.useSelector((state) => failedRun(state)?.kind);
  const isKeeping = EditorConfirmationContext.useSelector(
    (state) => runningSubject(state) !== null,
  );
  const roster = TeamRosterContext.useSelector((state) => state);
  const asked = askedMembers(roster).map(({ id }) => id);
  const count = viewOf(roster) === 'shown' ? asked.length : 0;
  const [kept, setKept] = useState<readonly string[]>([]);
  const isAnswered =
    asked.length === 0 && storedMembers(roster).some(({ id }) => kept.includes(id));
  const keep = () => {
    setKept(asked);
    confirmation.send({ type: 'run', subject: { serverId, memberIds: asked } });
  };
  useEffect(() => {
    if (count === 0) confirmation.send({ type: 'dismiss' });
  }, [confirmation, count]);
  return (
    <Notices ref={place}>
      {count > 0 && (
        <Notice
          tone="warning"
          icon={<UserCheck />}
          text={failure ? editorMessages.notKept[failure] : keepQuestion(count)}
          actions={
            <>
              <KeepFocus fallback={place} />
              <Button
                tone="plain"
                size="compact"
                isPending={isKeeping}
                pendingLabel="Keeping..."
                onPress={keep}
              >
                {count === 1 ? 'Keep editor' : `Keep ${count} editors`}
              </Button>
            </>
          }
        />
      )}
      {isAnswered && <span className={visuallyHidden}>{editorMessages.kept}</span>}
    </Notices>
  );
}
