import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** A button's label, hidden on phones, which show only its icon. */
export const buttonName = style({
  display: 'block',
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: visuallyHiddenRule, [media.wideUp]: { maxInlineSize: 'none' } },
});

export const choice = style({
  display: 'grid',
  maxInlineSize: '22rem',
  paddingBlock: vars.space.xs,
});

export const choiceName = style({ fontWeight: vars.weight.medium });

export const choiceText = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** Marks the current world. */
export const chosen = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.accentText,
});
globalStyle(`${chosen} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
