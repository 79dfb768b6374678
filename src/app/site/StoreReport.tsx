import { type ComponentType, useEffect, useState } from 'react';
import { onceLoaded, preload } from '#screens/_shell/islands/load-failure';
import { ReportStoreButton } from '#screens/_shell/store/parts/ReportStoreButton';
import { hasOpenReport } from '#services/browser/has-open-report';
import { openSession } from '../boot/page-state';
import { listenForLoadFailures } from './load-failure';
import type { StoreReportHostProps } from './StoreReportHost';

const loadHost = () => import('./StoreReportHost');

interface Loaded {
  Host: ComponentType<StoreReportHostProps>;
  /** Grows with each press. */
  requests: number;
}

/**
 * "Report store" in the footer of a store page (product.md §21.15). The code of the dialog is loaded on press, or if the
 * dialog was open before a reload or a sign-in.
 */
export function StoreReport({ storeId, storeName }: { storeId: string; storeName: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(listenForLoadFailures, []);
  const press = () => {
    openSession();
    onceLoaded(loadHost, ({ StoreReportHost }) =>
      setLoaded((before) => ({ Host: StoreReportHost, requests: (before?.requests ?? 0) + 1 })),
    );
  };
  useEffect(() => {
    if (hasOpenReport(storeId)) press();
  }, [storeId]);
  return (
    <>
      <ReportStoreButton onPress={press} onIntent={() => preload(loadHost)} />
      {loaded && <loaded.Host storeId={storeId} storeName={storeName} requests={loaded.requests} />}
    </>
  );
}
