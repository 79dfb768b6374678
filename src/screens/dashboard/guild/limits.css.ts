import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const line = style({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.warningText,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** As high as one line, so that the icon is centered on the first line of a long text. */
export const icon = style({ flexShrink: 0, inlineSize: '0.875rem', blockSize: '1.5em' });
