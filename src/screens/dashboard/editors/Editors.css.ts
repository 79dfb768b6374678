import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const section = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.l,
  outline: 'none',
});

export const subtitle = style({ flex: '1 1 18rem', color: vars.color.textMuted });

/** Before the team is loaded, this reserves the space of the button. */
export const add = recipe({
  base: { display: 'inline-flex' },
  variants: { isReady: { true: {}, false: { visibility: 'hidden' } } },
});
