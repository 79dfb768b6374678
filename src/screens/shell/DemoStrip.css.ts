import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.size.s,
});

/** The height of the notice. Pages that depend on the height of the window subtract it. */
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
    // The text stays on one line, so that the height of the notice does not change. Pages depend on this height.
    [media.tabletUp]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [media.wideUp]: { fontSize: vars.size.s },
  },
});

/** The width of the two icon buttons on phones. This width is reserved even before the buttons load. */
const buttonWidth = `1rem + 2 * ${vars.space.m} + 2px`;
export const actions = style({
  flex: 'none',
  display: 'flex',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
  '@media': {
    [media.phone]: { minInlineSize: `calc(2 * (${buttonWidth}) + ${vars.space.s})` },
  },
});

/** The label of a button. It is hidden on phones, where the button shows only its icon. */
export const buttonName = style({
  display: 'block',
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: visuallyHiddenRule, [media.wideUp]: { maxInlineSize: 'none' } },
});
