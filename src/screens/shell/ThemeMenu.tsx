import { Check } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { type Theme, themes } from '#domain/theme';
import { themeChoices } from './theme-choices';
import { box, row } from '#theme/box';

export interface ThemeMenuProps {
  opening: MenuOpening;
  value: Theme;
  onChange: (theme: Theme) => void;
}

export function ThemeMenu({ opening, value, onChange }: ThemeMenuProps) {
  return (
    <Menu
      opening={opening}
      placement="bottom end"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onAction={(key) => choose(key, onChange)}
    >
      {themes.map((theme) => (
        <MenuItem
          key={theme}
          id={theme}
          icon={themeChoices[theme].icon}
          textValue={themeChoices[theme].label}
        >
          {themeChoices[theme].label}
          {theme === value && (
            <span
              aria-hidden
              className={row({ align: 'stretch', pushed: true, color: 'accentText' })}
            >
              <Check className={box({ square: 16 })} />
            </span>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}

function choose(key: unknown, onChange: (theme: Theme) => void) {
  const theme = themes.find((known) => known === key);
  if (theme) onChange(theme);
}
