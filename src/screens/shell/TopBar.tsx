import { ArrowLeft, type LucideIcon, Menu, Search } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Anchor } from '#components/Link/Anchor';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { Areas } from './Areas';
import { logo } from './bar.css';
import { BrandMark } from './BrandMark';
import { LazyDialog } from './lazy-component';
import { type NavigationTools, NavigationToolsContext } from './navigation-tools';
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
  /** The target of the Back arrow. Omit it while the page is loading. */
  back?: BarLink;
  /** The server or the store that the page belongs to. On phones, it replaces the Back arrow, which is in the drawer. */
  place?: ReactNode;
  links?: readonly (BarLink & { icon: LucideIcon })[];
  /** The buttons of the page, and the account. */
  end?: ReactNode;
  /** The navigation of the page's own part of the site, for the drawer. `close` closes the drawer. */
  section?: (close: () => void) => ReactNode;
  /** Whether the bar scrolls out of view with the page. Set it if the page has its own sticky toolbar. */
  scrollsAway?: boolean;
}

/** The bar of the app's pages (product.md §4.10). The page must have `<main id="main">` for the skip link. */
export function TopBar(props: TopBarProps) {
  const { back, place, links = [], end, section, scrollsAway = false } = props;
  const palette = use(PaletteContext);
  const navigation = use(NavigationToolsContext);
  return (
    <>
      <SkipLink />
      <header className={css.bar({ scrollsAway })}>
        <div className={css.menu}>
          {navigation && (
            <Navigation
              tools={navigation}
              section={(close) =>
                (section || (back && place)) && (
                  <>
                    {back && place && <BackLink {...back} onPress={close} />}
                    {section?.(close)}
                  </>
                )
              }
            />
          )}
        </div>
        <Anchor href={paths.home.href()} aria-label={brand.name} className={logo}>
          <BrandMark />
          <span className={css.name}>{brand.name}</span>
        </Anchor>
        <Areas />
        {back && (
          <div data-yields={Boolean(place) || undefined} className={css.start}>
            <BackLink {...back} words={place ? css.yieldingWords : css.words} />
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
            <div className={css.search}>
              <PaletteButton {...palette} />
            </div>
          )}
          {end}
        </div>
      </header>
    </>
  );
}

interface BackLinkProps extends BarLink {
  words?: string;
  onPress?: () => void;
}

function BackLink({ href, label, state, words, onPress }: BackLinkProps) {
  return (
    <Link
      href={href}
      tone="quiet"
      {...(onPress && { onClick: onPress })}
      {...(state !== undefined && { routerOptions: { state } })}
    >
      <ArrowLeft aria-hidden className={css.icon} />
      <span className={words}>{label}</span>
    </Link>
  );
}

interface NavigationButtonProps {
  tools: NavigationTools;
  section: (close: () => void) => ReactNode;
}

/** Opens the site's navigation. */
function Navigation({ tools: { Drawer, prepare }, section }: NavigationButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Open navigation"
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPress={() => setIsOpen(true)}
      />
      <LazyDialog isOpen={isOpen}>
        <Drawer
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          section={section(() => setIsOpen(false))}
        />
      </LazyDialog>
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
