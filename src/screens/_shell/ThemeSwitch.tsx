import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { type Theme, themes } from '#domain/theme';
import { lazyComponent } from './lazy-component';
import { themeChoices } from './theme-choices';

const loadMenu = () => import('./ThemeMenu');
const ThemeMenu = lazyComponent(async () => (await loadMenu()).ThemeMenu);

export interface ThemeSwitchProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/** Chooses the color scheme. The icon shows the choice, not what the device made of it. */
export function ThemeSwitch(choice: ThemeSwitchProps) {
  return (
    <LazyMenuTrigger
      onIntent={() => void loadMenu().catch(() => null)}
      menu={(opening) => <ThemeMenu opening={opening} {...choice} />}
      frame={{ placement: 'bottom end', items: themes.length }}
    >
      <IconButton label="Theme" icon={themeChoices[choice.value].icon} />
    </LazyMenuTrigger>
  );
}
