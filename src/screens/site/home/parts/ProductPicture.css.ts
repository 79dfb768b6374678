import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const frame = style({
  position: 'relative',
  userSelect: 'none',
  fontSize: vars.size.s,
  lineHeight: 1.45,
  marginBlockEnd: '3rem',
  '@media': { [media.phone]: { marginBlockEnd: '5rem' } },
});

export const app = style({
  blockSize: '33rem',
  overflow: 'hidden',
  background: vars.color.page,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  '@media': { [media.phone]: { blockSize: '32rem' } },
});

export const chat = style({ gridTemplateRows: 'auto minmax(0, 1fr)' });

export const head = style({ minBlockSize: '3rem' });

export const message = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 26rem)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

export const view = style({ gridRow: '1 / 4' });

export const botAvatar = style([
  view,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    overflow: 'hidden',
    background: vars.color.accent,
    borderRadius: vars.radius.round,
  },
]);

export const embed = style({
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: '22rem',
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
});

export const mention = style({
  paddingInline: '2px',
  background: vars.color.accentSoft,
  borderRadius: '3px',
  color: vars.color.accentText,
});

export const panel = style({
  position: 'absolute',
  insetBlockEnd: '-4rem',
  insetInlineEnd: '2rem',
  inlineSize: '22rem',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.belowWide]: { insetInlineEnd: vars.space.m },
    [media.phone]: { inlineSize: '17rem', insetBlockEnd: '-6rem' },
  },
});
