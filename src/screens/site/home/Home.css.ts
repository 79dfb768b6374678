import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const bleed = style({ overflowX: 'clip' });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.vast,
  maxInlineSize: '73rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockEnd: vars.space.vast,
  '@media': { [media.phone]: { gap: vars.space.huge, paddingInline: vars.space.l } },
});

/**
 * Sections below the viewport are rendered only when it comes near them, so they do not delay the first paint. Until
 * then, each has a declared height. The padding keeps focus rings from being clipped.
 */
export const below = style({
  contentVisibility: 'auto',
  padding: vars.space.s,
  margin: `calc(-1 * ${vars.space.s})`,
});

export const title = style({
  maxInlineSize: '22ch',
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
});

export const lead = style({
  maxInlineSize: '36rem',
  color: vars.color.textMuted,
  fontSize: vars.size.l,
  textWrap: 'balance',
});

export const section = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xxxl,
    scrollMarginBlockStart: '5.5rem',
    containIntrinsicBlockSize: 'auto 171.875rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 96.25rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 71.875rem' },
    },
  },
]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wideUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xl },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const largeControls = style({ vars: { [vars.control.height]: '2.75rem' } });
