import { type ComponentType, useEffect, useState } from 'react';
import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { ReportButton } from '#screens/market/store/parts/ReportButton';
import { hasOpenReport } from '#services/market/has-open-report';
import { openSession } from '../boot/page-state';
import type { ReportFlowProps } from './ReportFlow';

const loadHost = () => import('./StoreReportHost');

export interface StoreReportProps extends Omit<ReportFlowProps, 'requests'> {
  children: string;
  /** The accessible name of the button. Set it if the page contains several of these buttons. */
  label?: string;
}

interface Loaded {
  Host: ComponentType<ReportFlowProps>;
  /** A counter that increases with each press of the button. */
  requests: number;
}

/**
 * The button on a store page that reports the store or a review (product.md §21.15, §21.20). The code of the dialog is
 * loaded on press, or if the dialog was open before a reload or a sign-in.
 */
export function StoreReport({ target, name, label, children }: StoreReportProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const press = () => {
    openSession();
    onceLoaded(loadHost, ({ StoreReportHost }) =>
      setLoaded((before) => ({ Host: StoreReportHost, requests: (before?.requests ?? 0) + 1 })),
    );
  };
  useEffect(() => {
    if (hasOpenReport(target.id)) press();
  }, [target.id]);
  return (
    <>
      <ReportButton label={label} onPress={press} onIntent={() => preload(loadHost)}>
        {children}
      </ReportButton>
      {loaded && <loaded.Host target={target} name={name} requests={loaded.requests} />}
    </>
  );
}
