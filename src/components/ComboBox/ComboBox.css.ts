import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Marks an unknown value, which may still be valid. */
export const unknown = style({ display: 'inline-flex', color: vars.color.warningText });
