import { AddServerContext } from '#machines/add-server/add-server.machine';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';

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
