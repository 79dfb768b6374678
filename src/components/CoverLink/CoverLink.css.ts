import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const coverLink = style({
  display: 'block',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      // A list may clip its rows and would then cut off an outer outline, so the outline is inside the link.
      outlineOffset: '-2px',
    },
  },
});
