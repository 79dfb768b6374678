import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  maxInlineSize: '18rem',
});

export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
});

/** The track is a thin line inside an area that has the height of a touch target. */
export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: vars.control.height,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - 2px)',
      blockSize: '4px',
      background: vars.color.outlineControl,
      borderRadius: vars.radius.round,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const fill = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  background: vars.color.accentText,
  borderRadius: vars.radius.round,
});

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  background: vars.color.onAccent,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  boxShadow: vars.shadow.raised,
  transition: `scale ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-dragging]': { scale: '1.15' },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': { borderColor: vars.color.outlineControl },
  },
});
