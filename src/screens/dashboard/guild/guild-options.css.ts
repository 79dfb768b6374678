import { vars } from '#theme/theme.css';

/** Defined in a `.css.ts` file, because importing `vars` elsewhere adds it to the script of every page. */
export const uncolored = vars.color.textMuted;
