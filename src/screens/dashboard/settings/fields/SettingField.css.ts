import { keyframes, style, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const glow = `0 0 0 ${vars.space.m} ${vars.color.accentSoft}`;
const ring = `0 0 0 calc(${vars.space.m} + 2px) ${vars.color.accent}`;

const fade = keyframes({
  '0%, 60%': { background: vars.color.accentSoft, boxShadow: `${glow}, ${ring}` },
  '100%': { background: 'transparent', boxShadow: '0 0 0 0 transparent, 0 0 0 0 transparent' },
});

/** The control is beside the label. If there is not enough space, it is below the label. */
const twoColumns = {
  '@media': {
    [media.wideUp]: {
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      columnGap: vars.space.xxl,
    },
  },
};

export const setting = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    minInlineSize: 0,
    borderRadius: vars.radius.small,
    selectors: {
      '&[data-marked]': { animation: `${fade} 2.4s ${vars.ease.out} both` },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: {
          '&[data-marked]': {
            animation: 'none',
            background: vars.color.accentSoft,
            boxShadow: `${glow}, ${ring}`,
          },
        },
      },
    },
  },
  variants: {
    layout: {
      line: twoColumns,
      beside: twoColumns,
      group: { rowGap: vars.space.m },
      switch: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
});

/** The height of the undo button, so that nothing moves when the button appears. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '1.75rem',
});

export const label = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'default',
});

export const help = style({
  maxInlineSize: '68ch',
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** On touch screens, the button is taller than its line of text and extends beyond the line. */
export const changed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  marginBlock: `calc((1.75rem - ${vars.control.compact}) / 2)`,
});

/** All single controls are equally wide, so that their edges align. */
const oneWidth = { maxInlineSize: '28rem' };

export const controls = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: 0,
  },
  variants: {
    width: {
      short: oneWidth,
      medium: oneWidth,
      full: {},
    },
    layout: { line: {}, beside: {}, group: {}, switch: {} },
  },
  compoundVariants: [
    { variants: { layout: 'line', width: 'full' }, style: { gridColumn: '1 / -1' } },
  ],
});

export const groupRow = style({
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const loadingControl = recipe({
  base: { display: 'block' },
  variants: {
    layout: { line: { blockSize: vars.control.height }, group: { blockSize: '6rem' } },
  },
});

export const loadingSwitch = style({ display: 'flex', alignItems: 'center', blockSize: '1.75rem' });

export const cronLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
});

/** As high as two lines. The space is reserved before the text loads, so that nothing below moves. */
export const cronReading = style({
  display: 'flex',
  gap: vars.space.s,
  minBlockSize: '3em',
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});

export const openLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
globalStyle(`${openLink} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const followed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
});
globalStyle(`${followed} > div`, { alignSelf: 'stretch' });
