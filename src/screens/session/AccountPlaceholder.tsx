import { paths } from '#domain/paths';
import * as css from './AccountPlaceholder.css';

/**
 * Reserves the space of the account until the session is known. It looks like `AccountButton` while loading, but needs
 * no code. Without JavaScript, it is a link to the sign-in page.
 */
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
