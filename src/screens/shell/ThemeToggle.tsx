import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Theme, themes } from '#domain/theme';
import { BarButton } from './BarButton';
import * as css from './ThemeToggle.css';
import { useHydrated } from './use-hydrated';

const views = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;

export interface ThemeToggleProps {
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
