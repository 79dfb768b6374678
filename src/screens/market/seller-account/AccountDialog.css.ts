import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const body = style({ display: 'grid', gap: vars.space.l, outline: 'none' });

/** A question below a form, with a button that opens another form. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const sent = style({ display: 'grid', justifyItems: 'center', gap: vars.space.m });

export const sentIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const words = style({ textAlign: 'center', overflowWrap: 'anywhere', textWrap: 'pretty' });

export const actions = style({ display: 'grid', gap: vars.space.s });

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
  ':empty': { display: 'none' },
});

export const loading = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  color: vars.color.textMuted,
});
