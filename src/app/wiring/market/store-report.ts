import { storeReportMachine } from '#machines/market/store-report/store-report.machine';
import { sendReport } from '#services/admin/store-reports';
import { abortable } from '../actors';

export const storeReportLogic = storeReportMachine.provide({
  actors: { send: abortable(sendReport) },
});
