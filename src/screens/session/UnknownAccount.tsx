import { AccountPlaceholder } from './AccountPlaceholder';
import { SignInButton, type SignInButtonProps } from './SignInButton';
import * as css from './UnknownAccount.css';

/**
 * Shown in place of the account until the session is known or "Sign in" is pressed. A page file is the same for all
 * users, so it contains both the placeholder and the button. `:root[data-session]` (`public/first-paint.js`) selects
 * one of them before the first paint.
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
