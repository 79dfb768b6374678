import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const card = style({
  display: 'block',
  padding: vars.space.l,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
});

const motion = `${vars.duration.fast} ${vars.ease.out}`;

export const cardLink = style([
  card,
  {
    color: vars.colour.text,
    textDecoration: 'none',
    transition: `background ${motion}, border-color ${motion}, translate ${motion}`,
    selectors: {
      '&[data-hovered]': {
        background: vars.colour.surfaceRaised,
        borderColor: vars.colour.outlineControl,
        translate: '0 -2px',
      },
      '&[data-pressed]': { translate: '0 0' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { opacity: 0.5 },
    },
  },
]);
