import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Marks a value that is not among the options. Such a value may still be valid. */
export const unknown = style({ display: 'inline-flex', color: vars.color.warningText });
