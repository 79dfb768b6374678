import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from '#components/Link/Link';
import { paths } from '#domain/paths';
import { useThemeChoice } from '../_shell/theme-choice';
import { TopBar } from '../_shell/TopBar';
import * as css from './EmbedsTopBar.css';

/** The menu behind it is worth loading once the page stands. */
const ThemeSwitch = lazy(async () => {
  const { ThemeSwitch: component } = await import('../_shell/ThemeSwitch');
  return { default: component };
});

/** The ways from here to the rest of the site (spec §2 «Header links»). */
export function EmbedsTopBar() {
  const { theme, setTheme } = useThemeChoice();
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
          <Link href={paths.servers.href()} tone="quiet">
            Servers
          </Link>
          <span className={css.theme}>
            <Suspense>
              <ThemeSwitch value={theme} onChange={setTheme} />
            </Suspense>
          </span>
        </>
      }
    />
  );
}
