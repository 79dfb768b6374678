import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: `min(24rem, calc(100vw - ${vars.space.xl}))`,
  background: vars.colour.surfaceRaised,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  overflow: 'auto',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}, translate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:is([data-entering], [data-exiting])': { opacity: 0 },
    '&[data-placement="bottom"]:is([data-entering], [data-exiting])': {
      translate: `0 calc(-1 * ${vars.space.xs})`,
    },
    '&[data-placement="top"]:is([data-entering], [data-exiting])': {
      translate: `0 ${vars.space.xs}`,
    },
  },
});
