import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const checklist = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const checklistLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.5rem',
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

const icon = style({ flex: 'none', inlineSize: '1.375rem', blockSize: '1.375rem' });
export const done = style([icon, { color: vars.color.successText }]);
export const open = style([icon, { color: vars.color.textMuted }]);
export const waiting = style([icon, { color: vars.color.warningText }]);

export const content = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });

export const tiles = style({
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const revenue = style({
  gridTemplateColumns: '1.4fr 1fr',
  paddingBlockEnd: vars.space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The space for the chart. It is as high as the chart, so that nothing moves when the chart is loaded. */
export const chartSpace = style({ minBlockSize: '30rem' });

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
