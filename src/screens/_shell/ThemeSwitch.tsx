import { IconButton } from '#components/IconButton/IconButton';
import { LaterMenuTrigger } from '#components/Menu/LaterMenuTrigger';
import { type Theme, themes } from '#domain/theme';
import { later } from './later';
import { themeFaces } from './theme-faces';

const loadMenu = () => import('./ThemeMenu');
const ThemeMenu = later(async () => (await loadMenu()).ThemeMenu);

export interface ThemeSwitchProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/** Chooses the colour scheme. The icon shows the choice, not what the device made of it. */
export function ThemeSwitch(choice: ThemeSwitchProps) {
  return (
    <LaterMenuTrigger
      onIntent={() => void loadMenu().catch(() => null)}
      menu={(opening) => <ThemeMenu opening={opening} {...choice} />}
      frame={{ placement: 'bottom end', items: themes.length }}
    >
      <IconButton label="Theme" icon={themeFaces[choice.value].icon} />
    </LaterMenuTrigger>
  );
}
