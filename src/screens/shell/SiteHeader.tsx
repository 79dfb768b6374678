import { Menu, Search, Sparkles, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { box } from '#theme/box';
import { Areas } from './Areas';
import { logo } from './bar.css';
import { BrandMark } from './BrandMark';
import { useThemeChoice } from './theme-choice';
import { BarButton } from './BarButton';
import { openPalette } from './open-palette';
import { useHasCommandKey } from './shortcut';
import * as css from './SiteHeader.css';
import { FOOTER_ID } from './SiteFooter';
import { type Theme, themes } from '#domain/theme';
import { useHydrated } from './use-hydrated';

export interface SiteHeaderProps {
  account: ReactNode;
  onMenu: () => void;
  isMenuOpen: boolean;
  onPalette: () => void;
  onMenuIntent?: () => void;
  onPaletteIntent?: () => void;
  /** Set on documentation pages, where the header's search button opens the documentation search (product.md §5.5). */
  docsSearch?: { onPress: () => void; onIntent: () => void } | undefined;
}

/** The header of public pages (product.md §4.1). */
export function SiteHeader(props: SiteHeaderProps) {
  const { account, onMenu, isMenuOpen, onPalette, onMenuIntent, onPaletteIntent, docsSearch } =
    props;
  const { theme, setTheme } = useThemeChoice();
  return (
    <header className={css.bar}>
      <BarButton
        label="Open navigation"
        opens="drawer"
        icon={<Menu />}
        isExpanded={isMenuOpen}
        onPress={onMenu}
        onIntent={onMenuIntent}
      />
      <a href={`#${FOOTER_ID}`} className={css.withoutScript}>
        Navigation
      </a>
      <Anchor href={paths.home.href()} className={logo}>
        <BrandMark />
        <span className={css.name}>{brand.name}</span>
      </Anchor>
      <Areas />
      <div className={css.end}>
        {docsSearch ? (
          <DocsSearchButton {...docsSearch} />
        ) : (
          <PaletteButton onPress={onPalette} onIntent={onPaletteIntent} />
        )}
        <ThemeToggle value={theme} onChange={setTheme} />
        <Anchor href={paths.embeds.href()} className={css.embeds}>
          <Sparkles aria-hidden className={box({ square: 16, color: 'accentText' })} />
          Create Discord Embeds
        </Anchor>
        <div className={css.account}>{account}</div>
      </div>
    </header>
  );
}

function DocsSearchButton(props: NonNullable<SiteHeaderProps['docsSearch']>) {
  const hasCommandKey = useHasCommandKey();
  return (
    <BarButton
      {...props}
      label="Search docs"
      icon={<Search />}
      isExpanded={false}
      shortcut={hasCommandKey ? 'Meta+/' : 'Control+/'}
      end={<kbd className={css.keys}>{hasCommandKey ? '⌘ /' : 'Ctrl /'}</kbd>}
    />
  );
}

function PaletteButton(props: { onPress: () => void; onIntent: (() => void) | undefined }) {
  const hasCommandKey = useHasCommandKey();
  return (
    <BarButton
      {...props}
      onPress={() => openPalette(props.onPress)}
      opens="palette"
      label="Search..."
      icon={<Search />}
      isExpanded={false}
      shortcut={hasCommandKey ? 'Meta+K' : 'Control+K'}
      end={<kbd className={css.keys}>{hasCommandKey ? '⌘ K' : 'Ctrl K'}</kbd>}
    />
  );
}

const views = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;

interface ThemeToggleProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/**
 * Selects the next color scheme on each press. The icon shows the user's choice and not the resulting scheme. A page
 * file contains all three icons, and CSS shows the one that matches the choice stored in this browser.
 */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const next = themes[(themes.indexOf(value) + 1) % themes.length] ?? 'system';
  const shown = useHydrated() ? [value] : themes;
  return (
    <BarButton
      label={
        <>
          Theme:{' '}
          {shown.map((theme) => (
            <span key={theme} className={shown.length > 1 ? css.choice[theme] : undefined}>
              {views[theme].label}
            </span>
          ))}
        </>
      }
      icon={shown.map((theme) => (
        <span key={theme} className={shown.length > 1 ? css.choice[theme] : css.shown}>
          {views[theme].icon}
        </span>
      ))}
      onPress={() => onChange(next)}
    />
  );
}
