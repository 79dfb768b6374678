import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Shown if they fit beside the longest bar. Otherwise they are in the drawer. */
export const nav = style({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInline: vars.space.s,
  '@media': {
    [media.roomyUp]: { display: 'flex' },
    [`${media.tabletUp} and (scripting: none)`]: { display: 'flex' },
  },
});

export const area = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:is(:hover, [aria-current])': { color: vars.color.text },
    '&[aria-current]': { '@media': { [media.forcedColors]: { textDecoration: 'underline' } } },
  },
});
