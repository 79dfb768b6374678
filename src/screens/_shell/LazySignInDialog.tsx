import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { lazyComponent } from './lazy-component';
import { LazyDialog } from './LazyDialog';

const load = () => import('./SignInDialog');
const SignInDialog = lazyComponent(async () => (await load()).SignInDialog);

/** Begins to load the dialog: somebody is about to open it. */
export function prepareSignInDialog() {
  void load().catch(() => null);
}

/** Both ways of signing in, loaded when somebody first wants to. */
export function LazySignInDialog() {
  const isOpen = SignInDialogContext.useSelector((snapshot) => snapshot.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <SignInDialog isOpen={isOpen} />
    </LazyDialog>
  );
}
