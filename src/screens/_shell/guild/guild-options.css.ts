import { vars } from '#theme/theme.css';

/** The color of a role without one. Outside of a `.css.ts` file, `vars` would be in the script of every page. */
export const uncolored = vars.color.textMuted;
