import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const refusal = style({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.colour.dangerSoft,
  borderRadius: vars.radius.control,
  color: vars.colour.dangerText,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** As high as one line, so that it stands beside the first of several. */
export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1lh' });
