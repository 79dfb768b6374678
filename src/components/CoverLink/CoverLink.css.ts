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
      // The outline is inside the link, because a list may clip its rows.
      outlineOffset: '-2px',
    },
  },
});
