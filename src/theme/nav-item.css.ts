import { recipe } from '@vanilla-extract/recipes';
import { outlinedInForcedColors } from './forced-colors';
import { vars } from './theme.css';

/** A link in a vertical navigation. The link of the current page has `aria-current`. */
export const navItem = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.fast,
    selectors: {
      '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
      '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.accentText },
      '&[aria-current]:not(:focus-visible)': outlinedInForcedColors,
    },
  },
  variants: {
    size: {
      normal: {
        gap: vars.space.m,
        minBlockSize: vars.control.height,
        fontWeight: vars.weight.medium,
      },
      compact: {
        gap: vars.space.s,
        minBlockSize: `max(2rem, ${vars.control.compact})`,
        fontSize: vars.size.s,
        selectors: { '&[aria-current]': { fontWeight: vars.weight.medium } },
      },
    },
  },
});
