import { AddServerContext } from '#machines/add-server/add-server.context';
import { later } from '../../_shell/later';
import { LaterDialog } from '../../_shell/LaterDialog';

const load = () => import('./AddServerDialog');
const AddServerDialog = later(async () => (await load()).AddServerDialog);

/** Begins to load the dialog: somebody is about to open it. */
export function prepareAddServerDialog() {
  void load().catch(() => null);
}

/** The way to one more server, loaded when somebody first asks for it. */
export function LaterAddServerDialog() {
  const isOpen = AddServerContext.useSelector(
    (state) => !state.matches('closed') && !state.matches('added'),
  );
  return (
    <LaterDialog isOpen={isOpen}>
      <AddServerDialog isOpen={isOpen} />
    </LaterDialog>
  );
}
