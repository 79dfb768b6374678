import { Check, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { type Theme, themes } from '#domain/theme';
import * as css from './ThemeSwitch.css';

const faces = {
  system: { label: 'System', icon: <Monitor /> },
  dark: { label: 'Dark', icon: <Moon /> },
  light: { label: 'Light', icon: <Sun /> },
} satisfies Record<Theme, { label: string; icon: ReactNode }>;

export interface ThemeSwitchProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/** Chooses the colour scheme. The icon shows the choice, not what the device made of it. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <MenuTrigger>
      <IconButton label="Theme" icon={faces[value].icon} />
      <Menu
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onAction={(key) => choose(key, onChange)}
      >
        {themes.map((theme) => (
          <MenuItem key={theme} id={theme} icon={faces[theme].icon} textValue={faces[theme].label}>
            {faces[theme].label}
            {theme === value && (
              <span aria-hidden className={css.chosen}>
                <Check />
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

function choose(key: unknown, onChange: (theme: Theme) => void) {
  const theme = themes.find((known) => known === key);
  if (theme) onChange(theme);
}
