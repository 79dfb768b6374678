import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { outOfSight } from './visually-hidden.css';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
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
  minInlineSize: 0,
  fontSize: vars.size.xs,
  '@media': {
    [media.phone]: { flex: 1, lineHeight: vars.leading.tight },
    // One line, whatever else there is: pages count on the notice's height.
    [media.tabletUp]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [media.wideUp]: { fontSize: vars.size.s },
  },
});

export const actions = style({ flex: 'none', display: 'flex', gap: vars.space.s });

/** What a button says. On phones its icon stands for it. */
export const buttonName = style({
  display: 'block',
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: outOfSight, [media.wideUp]: { maxInlineSize: 'none' } },
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
