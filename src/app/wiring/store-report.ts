import { storeReportMachine } from '#machines/store-report/store-report.machine';
import { sendReport } from '#services/supabase/store-reports';
import { abortable } from './actors';

export const storeReportLogic = storeReportMachine.provide({
  actors: { send: abortable(sendReport) },
});
