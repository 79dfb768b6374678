import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const tooltip = style({
  maxInlineSize: '16rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  // The colors of the page, inverted. They give the tooltip enough contrast with the content below it.
  background: vars.color.text,
  color: vars.color.page,
  borderRadius: vars.radius.small,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  // In forced-colors mode, the tooltip has the same background as the page, so it needs an outline.
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
