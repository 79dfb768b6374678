import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { help, section, table as figures, title } from '../charts/Charts.css';

export { help, title };

export const funnel = section;

export const steps = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 8rem',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto' } },
});

export const share = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: '1 / -1', textAlign: 'start' } },
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const table = figures;
