import { vars } from '#theme/theme.css';

/**
 * The color of a role that has no color. It is defined in a `.css.ts` file, because importing `vars` elsewhere adds it to
 * the script of every page.
 */
export const uncolored = vars.color.textMuted;
