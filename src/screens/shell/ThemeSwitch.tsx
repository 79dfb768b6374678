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

/** Selects the color scheme. The icon shows the user's choice (such as "System") and not the resulting scheme. */
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
