import { brand } from '#content/brand';
import { Unavailable } from './parts/Unavailable';
import * as css from './UnreachableDashboard.css';

export interface UnreachableDashboardProps {
  onRetry: () => void;
}

/** The dashboard of a server that could not even be asked for, so that nothing else is known of it. */
export function UnreachableDashboard({ onRetry }: UnreachableDashboardProps) {
  return (
    <main className={css.page}>
      <title>{`Bot Configuration · ${brand.name}`}</title>
      <h1 className={css.title}>Bot Configuration</h1>
      <Unavailable reason="unreachable" onRetry={onRetry} />
    </main>
  );
}
