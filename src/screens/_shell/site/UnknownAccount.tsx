import { AccountPlaceholder } from './AccountPlaceholder';
import { SignInButton, type SignInButtonProps } from './SignInButton';
import * as css from './UnknownAccount.css';

/**
 * The account's place until the session is known or "Sign in" is pressed. A page file is the same for all users:
 * `:root[data-session]` (`public/first-paint.js`) selects one of the two before the first paint.
 */
export function UnknownAccount(props: SignInButtonProps) {
  return (
    <>
      <span className={css.withSession}>
        <AccountPlaceholder />
      </span>
      <span className={css.withoutSession}>
        <SignInButton {...props} />
      </span>
    </>
  );
}
