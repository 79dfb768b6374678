import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** A value nobody knows: it may be right, but it deserves a look. */
export const unknown = style({ display: 'inline-flex', color: vars.color.warningText });
