import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Theme, themes } from '#domain/theme';
import { BarButton } from './BarButton';
import { useHydrated } from './use-hydrated';

const faces = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;

export interface ThemeToggleProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/**
 * Goes on to the next colour scheme with each press; the icon shows the choice, not what the device made of it. The
 * light sibling of ThemeSwitch, whose menu is more than a page that is only read should load.
 */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  // What was chosen is kept in the browser: the static page shows «System» until it is known.
  const shown = useHydrated() ? value : 'system';
  const next = themes[(themes.indexOf(shown) + 1) % themes.length] ?? 'system';
  return (
    <BarButton
      label={`Theme: ${faces[shown].label}`}
      icon={faces[shown].icon}
      onPress={() => onChange(next)}
    />
  );
}
