import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { lazyComponent } from './lazy-component';
import { LazyDialog } from './LazyDialog';

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
