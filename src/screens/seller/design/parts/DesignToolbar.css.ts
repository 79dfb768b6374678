import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

export const group = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

/** Wide screens show the form and the preview side by side. */
export const narrow = style({ '@media': { [media.wideUp]: { display: 'none' } } });

export const status = style({
  maxInlineSize: '24rem',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'end',
  textWrap: 'balance',
});
