import type { CodePage } from '#domain/text-encoding';
import { memberImportMachine } from '#machines/member-import/member-import.machine';
import { storeMemberFormMachine } from '#machines/store-member-form/store-member-form.machine';
import { storeMembersMachine } from '#machines/store-members/store-members.machine';
import { readMemberFile } from '#services/browser/member-file';
import { importMembers, previewImport } from '#services/supabase/store-member-import';
import {
  changeStoreMember,
  loadEveryMember,
  loadStoreMembers,
  saveStoreMember,
  watchStoreMembers,
} from '#services/supabase/store-members';
import { fromCallback, type AnyEventObject } from 'xstate';
import { abortable, watchPage } from './actors';

export const storeMembersLogic = storeMembersMachine.provide({
  actors: {
    load: abortable(loadStoreMembers),
    change: abortable(changeStoreMember),
    readAll: abortable(loadEveryMember),
    watchRows: fromCallback<AnyEventObject, { storeId: string }>(({ sendBack, input }) =>
      watchStoreMembers(input.storeId, {
        onChange: () => sendBack({ type: 'rows changed' }),
        onLost: () => sendBack({ type: 'channel lost' }),
        onBack: () => sendBack({ type: 'channel back' }),
      }),
    ),
    watchPage,
  },
});

export const storeMemberFormLogic = storeMemberFormMachine.provide({
  actors: { save: abortable(saveStoreMember) },
});

export const memberImportLogic = memberImportMachine.provide({
  actors: {
    readFile: abortable(({ file, codePage }: { file: File; codePage: CodePage | null }) =>
      readMemberFile(file, codePage),
    ),
    preview: abortable(previewImport),
    importRows: abortable(importMembers),
  },
});
