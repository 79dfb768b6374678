import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${vars.color.outline}`,
});

export const link = style({
  display: 'block',
  marginInlineStart: '-1px',
  paddingBlock: '5px',
  paddingInlineStart: vars.space.l,
  borderInlineStart: '1px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: '1.4',
  textDecoration: 'none',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accentText,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
      '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
    },
  },
});
