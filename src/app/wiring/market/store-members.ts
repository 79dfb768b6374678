import { membersCsv } from '#domain/marketplace/members-csv';
import type { CodePage } from '#domain/text-encoding';
import { memberChangeMachine } from '#machines/market/member-change/member-change.machine';
import type { StoreMember } from '#domain/marketplace/store-member';
import {
  membersExportMachine,
  type MembersRequest,
} from '#machines/market/csv-export/csv-export.machine';
import { memberImportMachine } from '#machines/market/member-import/member-import.machine';
import { storeMemberFormMachine } from '#machines/market/store-member-form/store-member-form.machine';
import { storeMembersMachine } from '#machines/market/store-members/store-members.machine';
import { exportPage } from '#services/market/export-page';
import { readMemberFile } from '#services/market/member-file';
import { importMembers, previewImport } from '#services/market/store-member-import';
import {
  changeStoreMember,
  loadMembersAfter,
  loadStoreMembers,
  saveStoreMember,
  watchStoreMembers,
} from '#services/market/store-members';
import { abortable, changing, watchRows } from '../actors';

export const storeMembersLogic = storeMembersMachine.provide({
  actors: {
    load: abortable(loadStoreMembers),
    watch: watchRows(({ storeId }, reports) => watchStoreMembers(storeId, reports)),
  },
});

export const memberChangeLogic = memberChangeMachine.provide({
  actors: { run: changing(changeStoreMember) },
});

export const membersExportLogic = membersExportMachine.provide({
  actors: {
    readPage: abortable(
      exportPage<MembersRequest, StoreMember>(loadMembersAfter, (rows, { memberships }, isFirst) =>
        membersCsv(rows, memberships, isFirst),
      ),
    ),
  },
});

export const storeMemberFormLogic = storeMemberFormMachine.provide({
  actors: { save: changing(saveStoreMember) },
});

export const memberImportLogic = memberImportMachine.provide({
  actors: {
    readFile: abortable(({ file, codePage }: { file: File; codePage: CodePage | null }) =>
      readMemberFile(file, codePage),
    ),
    preview: abortable(previewImport),
    importRows: changing(importMembers),
  },
});
