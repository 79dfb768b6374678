import { countsExportMachine } from '#machines/csv-export/csv-export.machine';
import { storeOverviewMachine } from '#machines/store-overview/store-overview.machine';
import {
  loadStoreCounts,
  loadStoreOverview,
  watchStoreFigures,
} from '#services/supabase/store-overview';
import { abortable, watchRows } from './actors';

export const storeOverviewLogic = storeOverviewMachine.provide({
  actors: {
    load: abortable(({ storeId, query }, signal) =>
      loadStoreOverview({ storeId, ...query }, signal),
    ),
    watch: watchRows(({ storeId }, reports) => watchStoreFigures(storeId, reports)),
  },
});

export const countsExportLogic = countsExportMachine.provide({
  actors: {
    run: abortable(({ storeId, query }, signal) => loadStoreCounts({ storeId, ...query }, signal)),
  },
});
