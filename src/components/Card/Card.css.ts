import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const card = style({
  display: 'block',
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

const motion = `${vars.duration.fast} ${vars.ease.out}`;

export const cardLink = style([
  card,
  {
    color: vars.color.text,
    textDecoration: 'none',
    transition: `background ${motion}, border-color ${motion}, translate ${motion}`,
    selectors: {
      '&[aria-disabled]': { opacity: 0.5 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled])': {
            background: vars.color.surfaceRaised,
            borderColor: vars.color.outlineControl,
          },
          '&:hover:not(:active, [aria-disabled])': { translate: '0 -2px' },
        },
      },
    },
  },
]);
