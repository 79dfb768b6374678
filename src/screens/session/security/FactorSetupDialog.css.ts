import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** White in both themes, because apps read only dark squares on a light ground. */
export const picture = style({
  inlineSize: '13rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  alignSelf: 'center',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  background: 'white',
});
