import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const body = style({ gap: vars.space.xl });

export const stars = style({ color: storeColor('primaryText'), letterSpacing: '0.1em' });

export const counts = style({ maxInlineSize: '24rem' });

export const count = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: vars.space.s,
});

export const bar = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  background: storeColor('surface'),
  fill: storeColor('primaryText'),
});

export const review = style({
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${storeColor('outline')}`,
});

export const report = style({ flex: 'none', color: storeColor('quietText') });

export const text = style({ maxInlineSize: '70ch' });

export const reply = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${storeColor('outline')}`,
});
