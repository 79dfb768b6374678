import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Short fields. They are side by side if there is enough space. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const count = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const faqError = style({ color: vars.color.dangerText, fontSize: vars.size.s });
