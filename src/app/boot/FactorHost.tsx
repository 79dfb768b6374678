import { useSyncExternalStore } from 'react';
import { lazyComponent, LazyDialog } from '#screens/shell/lazy-component';
import { isFactorAsked, watchFactorRequests } from '#services/session/factor-request';

const FactorRequest = lazyComponent(async () => (await import('../FactorRequest')).FactorRequest);

/** Shows the dialog for a code when a call of the backend needs one, on whatever page (product.md §6.18). */
export function FactorHost() {
  const isOpen = useSyncExternalStore(watchFactorRequests, isFactorAsked);
  return (
    <LazyDialog isOpen={isOpen}>
      <FactorRequest isOpen={isOpen} />
    </LazyDialog>
  );
}
