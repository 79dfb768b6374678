import { StoreReportsContext } from '#machines/admin/store-reports/store-reports.machine';
import { StoreReports } from '#screens/admin/reports/StoreReports';
import { storeReportsNotices } from '../../notices/admin/admin';
import { useNotices } from '../../use-notices';
import { storeReportsLogic } from '../../wiring/admin/admin';

const reportsOptions = { input: { newId: () => crypto.randomUUID() } };

/** The reports of the admin panel, with their machine. */
export function AdminReports() {
  return (
    <StoreReportsContext.Provider logic={storeReportsLogic} options={reportsOptions}>
      <ReportsToasts />
      <StoreReports />
    </StoreReportsContext.Provider>
  );
}

function ReportsToasts() {
  useNotices(StoreReportsContext.useActorRef(), storeReportsNotices);
  return null;
}
