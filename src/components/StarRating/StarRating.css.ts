import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-filled=true]': { color: vars.color.accentText },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled], &[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled])': { background: vars.color.surfaceHover } },
    },
  },
});

export const icon = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  selectors: { [`${star}[data-filled=true] &`]: { fill: 'currentColor' } },
});
