import { ArrowLeft, type LucideIcon, Search } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Anchor } from '#components/Link/Anchor';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { BrandMark } from './BrandMark';
import { openPalette } from './open-palette';
import { PaletteContext, type PaletteControls } from './palette-control';
import { useHasCommandKey } from './shortcut';
import { SkipLink } from './SkipLink';
import * as css from './TopBar.css';

interface BarLink {
  href: string;
  /** Hidden on phones, which show only the icon. */
  label: string;
  /** State of the history entry: data that the next page shows until it has loaded its own data. */
  state?: unknown;
}

export interface TopBarProps {
  /**
   * A button that opens the navigation. It is shown if the window has no space for the page's sidebar. It then replaces
   * the Back arrow, because the navigation contains the same link. On phones it also replaces the logo.
   */
  menu?: ReactNode;
  /** The target of the Back arrow. Omit it while the page is loading. */
  back?: BarLink;
  /** The server or the store that the page belongs to. On phones, it replaces the logo. */
  place?: ReactNode;
  links?: readonly (BarLink & { icon: LucideIcon })[];
  /** The buttons of the page, the theme, and the account. */
  end?: ReactNode;
  /** Whether the bar scrolls out of view with the page. Set it if the page has its own sticky toolbar. */
  scrollsAway?: boolean;
}

/** The bar of the app's pages. The page must have `<main id="main">` for the skip link. */
export function TopBar(props: TopBarProps) {
  const { menu, back, place, links = [], end, scrollsAway = false } = props;
  const palette = use(PaletteContext);
  return (
    <>
      <SkipLink />
      <header className={css.bar({ scrollsAway })}>
        {menu && <div className={css.menu}>{menu}</div>}
        <Anchor
          href={paths.home.href()}
          aria-label={brand.name}
          data-yields={Boolean(menu ?? place) || undefined}
          className={css.brand}
        >
          <BrandMark />
          <span className={css.name}>{brand.name}</span>
        </Anchor>
        {back && (
          <div data-yields={Boolean(menu) || undefined} className={css.start}>
            <Link
              href={back.href}
              tone="quiet"
              {...(back.state !== undefined && { routerOptions: { state: back.state } })}
            >
              <ArrowLeft aria-hidden className={css.icon} />
              <span className={css.words}>{back.label}</span>
            </Link>
          </div>
        )}
        {place && <div className={css.place}>{place}</div>}
        <div className={css.end}>
          {links.map(({ href, label, icon: Icon }) => (
            <div key={href} className={css.link}>
              <Link href={href} tone="quiet">
                <Icon aria-hidden className={css.phoneIcon} />
                <span className={css.words}>{label}</span>
              </Link>
            </div>
          ))}
          {palette && (
            <div className={css.needsScript}>
              <PaletteButton {...palette} />
            </div>
          )}
          {end}
        </div>
      </header>
    </>
  );
}

function PaletteButton({ open, preload }: PaletteControls) {
  const hasCommandKey = useHasCommandKey();
  return (
    <IconButton
      label="Search..."
      icon={<Search />}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
      onPointerEnter={preload}
      onFocus={preload}
      onPress={() => openPalette(open)}
    />
  );
}
