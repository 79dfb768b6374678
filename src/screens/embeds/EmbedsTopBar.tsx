import { ArrowLeft } from 'lucide-react';
import { Link } from '#components/Link/Link';
import { paths } from '#domain/paths';
import { TopBar } from '../_shell/TopBar';
import * as css from './EmbedsTopBar.css';

/** The ways from here to the rest of the site (spec §2 «Header links»). */
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
