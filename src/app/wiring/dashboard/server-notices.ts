import { factorRequirementMachine } from '#machines/dashboard/factor-requirement/factor-requirement.machine';
import { noticeChangeMachine } from '#machines/dashboard/notice-change/notice-change.machine';
import { serverNoticesMachine } from '#machines/dashboard/server-notices/server-notices.machine';
import { changeServerNotices, loadServerNotices } from '#services/dashboard/server-notices';
import { requireFactorOfEditors } from '#services/dashboard/factor-requirement';
import { abortable, changing, watchPage } from '../actors';

export const serverNoticesLogic = serverNoticesMachine.provide({
  actors: { load: abortable(loadServerNotices), watch: watchPage },
});

export const factorRequirementLogic = factorRequirementMachine.provide({
  actors: { run: changing(requireFactorOfEditors) },
});

export const noticeChangeLogic = noticeChangeMachine.provide({
  actors: { run: changing(changeServerNotices) },
});
