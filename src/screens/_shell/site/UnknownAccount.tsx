import { AccountPlaceholder } from './AccountPlaceholder';
import { SignInButton, type SignInButtonProps } from './SignInButton';
import * as css from './UnknownAccount.css';

/**
 * The account's place until somebody wants to sign in, or is known. The file of a page is the same for everybody:
 * `:root[data-session]` (`public/first-paint.js`) decides before the first paint which of the two is shown.
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
