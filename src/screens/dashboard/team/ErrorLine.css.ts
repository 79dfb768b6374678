import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const error = style({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.dangerSoft,
  borderRadius: vars.radius.control,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** As high as one line, so that the icon aligns with the first line of a longer text. */
export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1lh' });
