import { ArrowLeft } from 'lucide-react';
import { Link } from '#components/Link/Link';
import { paths } from '#domain/paths';
import { TopBar } from '../_shell/TopBar';
import * as css from './EmbedsTopBar.css';

/** Header links to the rest of the site (product.md §15.1). */
export function EmbedsTopBar() {
  return (
    <TopBar
      start={
        <Link href={paths.home.href()} tone="quiet">
          <ArrowLeft aria-hidden className={css.icon} />
          Hub
        </Link>
      }
      end={
        <>
          <Link href={paths.docs.href()} tone="quiet">
            Documentation
          </Link>
          <Link href={paths.servers.href()} tone="quiet">
            Servers
          </Link>
        </>
      }
    />
  );
}
