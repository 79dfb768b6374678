import { style } from '@vanilla-extract/css';
import { DEFAULT_COLOR } from '#domain/message/color';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { barHeight } from '../../shell/bar-height';

export const root = style({
  minInlineSize: 0,
  '@media': {
    [media.roomyUp]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${vars.space.m})`,
      maxBlockSize: 'calc(100dvh - 5.5rem)',
      overflowY: 'auto',
      // Keeps focus rings within the scroll container.
      padding: '2px',
      margin: '-2px',
    },
    [media.belowRoomy]: { selectors: { '&[data-count="1"]': { display: 'none' } } },
  },
});

export const embeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': {
    [media.roomyUp]: { flexDirection: 'column', flexWrap: 'nowrap', gap: vars.space.xs },
  },
});

const line = {
  content: '',
  position: 'absolute',
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
} as const;
const upright = { ...line, insetBlock: 0, inlineSize: '2px' };
const flat = { insetBlock: 'auto', insetInline: 0, inlineSize: 'auto', blockSize: '2px' };
const halfGap = `calc(-0.5 * ${vars.space.s} - 1px)`;
const halfGapBetweenLines = `calc(-0.5 * ${vars.space.xs} - 1px)`;

export const item = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-carried]': { opacity: 0.5 },
    '&[data-drop=before]::before': { ...upright, insetInlineStart: halfGap },
    '&[data-drop=after]::after': { ...upright, insetInlineEnd: halfGap },
  },
  '@media': {
    [media.roomyUp]: {
      selectors: {
        '&[data-drop=before]::before': { ...flat, insetBlockStart: halfGapBetweenLines },
        '&[data-drop=after]::after': { ...flat, insetBlockEnd: halfGapBetweenLines },
      },
    },
  },
});

export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '11rem',
  minBlockSize: vars.control.compact,
  padding: 0,
  paddingInlineEnd: vars.space.m,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current=true]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentText,
      color: vars.color.text,
    },
    '&[aria-current=true]:not(:focus-visible)': outlinedInForcedColors,
    // The text of the message and the fields are parts of the column only.
    [`${root} > &`]: { paddingInlineStart: vars.space.m },
  },
  '@media': {
    [media.roomyUp]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      background: 'none',
      borderColor: 'transparent',
    },
    [media.belowRoomy]: { selectors: { [`${root} > &`]: { display: 'none' } } },
  },
});

export const fields = style({
  display: 'none',
  '@media': {
    [media.roomyUp]: {
      display: 'block',
      marginInlineStart: vars.space.m,
      paddingInlineStart: vars.space.s,
      borderInlineStart: `1px solid ${vars.color.outline}`,
    },
  },
});

export const bar = style({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.space.xs,
  background: DEFAULT_COLOR,
  forcedColorAdjust: 'none',
});
