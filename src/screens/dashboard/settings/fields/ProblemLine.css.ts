import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const problem = style({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.dangerText,
  overflowWrap: 'anywhere',
});

export const icon = style({ flexShrink: 0, inlineSize: '0.875rem', blockSize: '1.5em' });
