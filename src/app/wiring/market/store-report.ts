import { storeReportMachine } from '#machines/market/store-report/store-report.machine';
import { sendReport } from '#services/admin/store-reports';
import { keepReportDraft, openReportDraft } from '#services/market/report-draft';
import { abortable } from '../actors';

/** Returns the machine that sends a report. Nothing is sent while `isSignedOut` returns true. */
export const storeReportLogic = (isSignedOut: () => boolean) =>
  storeReportMachine.provide({
    actors: {
      openDraft: abortable(openReportDraft),
      save: abortable(async (report, signal) =>
        isSignedOut()
          ? { ok: false, error: { kind: 'signInRequired' } }
          : sendReport(report, signal),
      ),
    },
    actions: { keepDraft: (_, { key, draft }) => keepReportDraft(key, draft) },
  });
