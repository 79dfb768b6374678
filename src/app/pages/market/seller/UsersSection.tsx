import { SellerSessionContext } from '#machines/market/seller-session/seller-session.machine';
import type { SellerSectionProps } from './sections';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ToastToShow } from '#components/Toasts/queue';
import { importedText, memberMessages } from '#content/messages/market/store-members';
import type { MemberForm } from '#domain/marketplace/member-form';
import { membersFileName } from '#domain/marketplace/members-csv';
import type { OwnStore } from '#domain/marketplace/own-store';
import {
  isOutdatedBy,
  type MemberAction,
  membersList,
  type StoreMember,
} from '#domain/marketplace/store-member';
import { MembersExportContext } from '#machines/market/csv-export/csv-export.machine';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';
import { MemberImportContext } from '#machines/market/member-import/member-import.machine';
import { StoreMemberFormContext } from '#machines/market/store-member-form/store-member-form.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { Users } from '#screens/market/members/Users';
import { downloadCsv } from '#services/browser/files';
import { Copying } from '../../../wiring/shell/copy-notice';
import { success, toasts } from '../../../toasts';
import { useListAddress } from '../../../use-list-address';
import {
  memberChangeLogic,
  membersExportLogic,
  memberImportLogic,
  storeMemberFormLogic,
  storeMembersLogic,
} from '../../../wiring/market/store-members';

/**
 * The members of a store. The seller's id comes from `owner`, which stays the same while a session is renewed and after
 * it has ended.
 */
export function UsersSection({ store }: SellerSectionProps) {
  const userId = SellerSessionContext.useSelector(({ context }) => context.owner?.userId ?? '');
  return <SellerUsers store={store} userId={userId} />;
}

const memberChangedToasts = {
  end: success(memberMessages.ended),
  restore: success(memberMessages.restored),
} satisfies Record<MemberAction['kind'], ToastToShow>;

const membersExportedToast = success(memberMessages.exported);

const newId = () => crypto.randomUUID();

interface SellerUsersProps {
  store: OwnStore;
  /**
   * The seller's user id on the site. Do not change it while the session is renewed: a new id restarts the machines.
   */
  userId: string;
}

/** The members of a seller's store, with their machines. */
export function SellerUsers({ store, userId }: SellerUsersProps) {
  const [params] = useSearchParams();
  const [query] = useState(() => membersList.read(params));
  const storeId = store.id;
  return (
    <StoreMembersContext.Provider
      key={`${userId} ${storeId}`}
      logic={storeMembersLogic}
      options={{ input: { storeId, query } }}
    >
      <MemberChangeContext.Provider logic={memberChangeLogic}>
        <MembersExportContext.Provider logic={membersExportLogic}>
          <StoreMemberFormContext.Provider
            logic={storeMemberFormLogic}
            options={{ input: { storeId, newId, now: Date.now } }}
          >
            <MemberImportContext.Provider
              logic={memberImportLogic}
              options={{ input: { storeId } }}
            >
              <Copying>
                <Reports slug={store.slug} />
                <Users store={store} />
              </Copying>
            </MemberImportContext.Provider>
          </StoreMemberFormContext.Provider>
        </MembersExportContext.Provider>
      </MemberChangeContext.Provider>
    </StoreMembersContext.Provider>
  );
}

function Reports({ slug }: { slug: string }) {
  const members = StoreMembersContext.useActorRef();
  const change = MemberChangeContext.useActorRef();
  const csv = MembersExportContext.useActorRef();
  const form = StoreMemberFormContext.useActorRef();
  const file = MemberImportContext.useActorRef();
  useListAddress(membersList, members);
  useEffect(() => {
    const subscriptions = [
      change.on('done', ({ subject }) => {
        toasts.show(memberChangedToasts[subject.kind]);
        members.send({ type: 'reload' });
      }),
      change.on('failed', ({ kind }) => {
        if (isOutdatedBy(kind)) members.send({ type: 'reload' });
      }),
      csv.on('done', ({ pages }) => {
        downloadCsv(
          membersFileName(slug, Date.now()),
          pages.map(({ lines }) => lines),
        );
        toasts.show(membersExportedToast);
      }),
      form.on('saved', ({ draft: { base, form: typed } }) => {
        toasts.show(memberSavedToast(base, typed));
        members.send({ type: 'reload' });
      }),
      file.on('imported', ({ count }) => {
        if (count > 0) toasts.show(importedToast(count));
        members.send({ type: 'reload' });
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [members, change, csv, form, file, slug]);
  return null;
}

/** Returns the toast after a member was added (`base` is null), or their Discord account was set or removed. */
function memberSavedToast(base: StoreMember | null, { discordId }: MemberForm): ToastToShow {
  if (base === null) return success(memberMessages.added);
  return success(discordId.trim() === '' ? memberMessages.unlinked : memberMessages.linked);
}

/** Returns the toast after an import. `count` is the number of members that were added or updated. */
function importedToast(count: number): ToastToShow {
  return success(importedText(count));
}
