import { create } from 'storybook/theming';
import { dark, light, scale } from '../../src/theme/tokens';

const isLight = matchMedia('(prefers-color-scheme: light)').matches;
const colors = isLight ? light : dark;

/** Storybook's own interface in the colors of the site, in the color scheme of the system. */
export const storybookTheme = create({
  base: isLight ? 'light' : 'dark',
  brandTitle: 'Grouped',
  brandUrl: './?path=/docs/welcome--docs',
  fontBase: scale.font.body,
  colorPrimary: colors.accent,
  colorSecondary: colors.accent,
  appBg: colors.page,
  appContentBg: colors.surface,
  appPreviewBg: colors.page,
  appBorderColor: colors.outline,
  appBorderRadius: 8,
  barBg: colors.surface,
  barTextColor: colors.textMuted,
  barSelectedColor: colors.accentText,
  barHoverColor: colors.accentText,
  textColor: colors.text,
  textMutedColor: colors.textMuted,
  inputBg: colors.surface,
  inputBorder: colors.outlineControl,
  inputTextColor: colors.text,
});
