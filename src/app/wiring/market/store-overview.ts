import { countsCsv } from '#domain/marketplace/store-counts-csv';
import { countsExportMachine } from '#machines/market/csv-export/csv-export.machine';
import { storeOverviewMachine } from '#machines/market/store-overview/store-overview.machine';
import { wholeExport } from '#services/market/export-page';
import {
  loadStoreCounts,
  loadStoreOverview,
  watchStoreFigures,
} from '#services/market/store-overview';
import { abortable, watchRows } from '../actors';

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
    readPage: abortable(
      wholeExport(
        ({ storeId, query }, signal) => loadStoreCounts({ storeId, ...query }, signal),
        countsCsv,
      ),
    ),
  },
});
