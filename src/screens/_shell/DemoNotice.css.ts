import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  flexWrap: 'wrap',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  background: vars.colour.accentSoft,
  color: vars.colour.text,
  fontSize: vars.size.s,
});

/** How much of the window the notice takes from pages that measure themselves against it. */
export const heightAbovePage = createVar();
globalStyle(`:root:has(${notice})`, {
  '@media': {
    [media.tabletUp]: {
      vars: { [heightAbovePage]: `calc(${vars.control.compact} + 2 * ${vars.space.xs})` },
    },
  },
});

export const words = style({
  '@media': { [media.phone]: { flexBasis: '100%', textAlign: 'center' } },
});

export const choice = style({
  display: 'grid',
  maxInlineSize: '22rem',
  paddingBlock: vars.space.xs,
});

export const choiceName = style({ fontWeight: vars.weight.medium });

export const choiceText = style({ color: vars.colour.textMuted, fontSize: vars.size.xs });

/** Marks the world that is on. */
export const chosen = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.colour.accentText,
});
globalStyle(`${chosen} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
