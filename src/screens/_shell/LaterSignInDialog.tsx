import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { later } from './later';
import { LaterDialog } from './LaterDialog';

const load = () => import('./SignInDialog');
const SignInDialog = later(async () => (await load()).SignInDialog);

/** Begins to load the dialog: somebody is about to open it. */
export function prepareSignInDialog() {
  void load().catch(() => null);
}

/** Both ways of signing in, loaded when somebody first wants to. */
export function LaterSignInDialog() {
  const isOpen = SignInDialogContext.useSelector((snapshot) => snapshot.hasTag('open'));
  return (
    <LaterDialog isOpen={isOpen}>
      <SignInDialog isOpen={isOpen} />
    </LaterDialog>
  );
}
