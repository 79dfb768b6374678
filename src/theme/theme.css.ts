import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { media } from './media';
import { dark, light, scale } from './tokens';

const color = createThemeContract({ ...dark });

const fixed = createGlobalTheme(':root', {
  ...scale,
  /** Minimum height of a control: 36 px, or 28 px if it is compact. On touch devices, both are 44 px. */
  control: { height: '2.25rem', compact: '1.75rem' },
  shadow: {
    raised: `0 8px 24px ${color.shade}, 0 1px 3px ${color.shadeEdge}`,
    dialog: `0 24px 64px ${color.shadeDialog}`,
  },
});

/** The tokens that components may use. Components use only roles and tones, and never raw colors or pixels. */
export const vars = { ...fixed, color };

globalStyle(':root', { vars: assignVars(color, dark), colorScheme: 'dark' });
globalStyle(":root[data-theme='light']", { vars: assignVars(color, light), colorScheme: 'light' });
globalStyle(":root:not([data-theme='dark'])", {
  '@media': {
    [media.prefersLight]: { vars: assignVars(color, light), colorScheme: 'light' },
  },
});
globalStyle(':root', {
  '@media': {
    [media.coarse]: {
      vars: { [fixed.control.height]: '2.75rem', [fixed.control.compact]: '2.75rem' },
    },
  },
});
globalStyle(':root[data-font]', {
  vars: { [fixed.font.body]: `'Inter Variable', ${scale.font.body}` },
});
