import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { lazyComponent, LazyDialog } from '../shell/lazy-component';

const load = () => import('./SignInDialog');
const SignInDialog = lazyComponent(async () => (await load()).SignInDialog);

export function prepareSignInDialog() {
  void load().catch(() => null);
}

export function LazySignInDialog() {
  const isOpen = SignInDialogContext.useSelector((snapshot) => snapshot.hasTag('open'));
  return (
    <LazyDialog isOpen={isOpen}>
      <SignInDialog isOpen={isOpen} />
    </LazyDialog>
  );
}
