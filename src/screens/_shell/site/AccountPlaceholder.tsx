import { paths } from '#domain/paths';
import * as css from './AccountPlaceholder.css';

/**
 * Holds the account's place in the bar until it is known who looks: the same as AccountButton's loading state, without
 * what AccountButton loads. Where there is no JavaScript it is a plain way to the page one signs in on.
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
