import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { lazyComponent } from '../../../shell/lazy-component';
import { LazyDialog } from '../../../shell/LazyDialog';

const load = () => import('./AddServerDialog');
const AddServerDialog = lazyComponent(async () => (await load()).AddServerDialog);

export function prepareAddServerDialog() {
  void load().catch(() => null);
}

export function LazyAddServerDialog() {
  const isOpen = AddServerContext.useSelector(
    (state) => !state.matches('closed') && !state.matches('added'),
  );
  return (
    <LazyDialog isOpen={isOpen}>
      <AddServerDialog isOpen={isOpen} />
    </LazyDialog>
  );
}
