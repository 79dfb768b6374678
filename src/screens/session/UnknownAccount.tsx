import * as css from './UnknownAccount.css';
import { paths } from '#domain/paths';

/**
 * Shown until the session is known or "Sign in" is pressed. A page file is the same for all users, so it contains both,
 * and `:root[data-session]` (`public/first-paint.js`) selects one before the first paint.
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

interface SignInButtonProps {
  onPress: () => void;
  onIntent?: () => void;
}

/** The "Sign in" button before `AccountButton` is loaded. On press, `AccountButton` replaces it and opens its menu. */
export function SignInButton({ onPress, onIntent }: SignInButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={css.button}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      Sign in
    </button>
  );
}

/** Reserves the space of the account. Needs no code; without JavaScript, it is a link to the sign-in page. */
export function AccountPlaceholder() {
  return (
    <>
      <span className={css.loading}>
        <span aria-hidden className={css.spinner} />
        <span className={css.words}>Loading...</span>
      </span>
      <a href={paths.servers.href()} className={css.withoutScript}>
        Sign in
      </a>
    </>
  );
}
