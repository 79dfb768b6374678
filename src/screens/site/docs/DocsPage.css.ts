import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from './layout';

/** Matches while the version history is open beside the text (version-history.ts). */
const withHistory = ':root[data-version-history="aside"] &';

const wideAside = {
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  justifyContent: 'normal',
};

export const page = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [layout.asideUp]: {
        gridTemplateColumns: 'minmax(0, 44rem) 12rem',
        justifyContent: 'space-between',
        columnGap: vars.space.xxl,
      },
    },
  },
  variants: {
    hasHistory: {
      true: { '@media': { [layout.asideUp]: { selectors: { [withHistory]: wideAside } } } },
      false: {},
    },
  },
});

export const besideText = style({ selectors: { [withHistory]: { display: 'none' } } });

export const history = style({
  display: 'none',
  selectors: { [withHistory]: { display: 'block' } },
});

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxxl,
  minInlineSize: 0,
  maxInlineSize: '46rem',
  paddingBlock: `${vars.space.xxl} ${vars.space.xxxl}`,
  '@media': { [media.wideUp]: { paddingBlockStart: vars.space.xxxl } },
});

export const title = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.025em',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '1.75rem' } },
});

export const description = style({
  color: vars.color.textMuted,
  fontSize: '1.0625rem',
  lineHeight: '1.6',
});

export const aside = style({
  display: 'none',
  '@media': {
    [layout.asideUp]: {
      position: 'sticky',
      insetBlockStart: layout.header,
      display: 'block',
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${layout.header})`,
      paddingBlock: `calc(${vars.space.xxxl} + ${vars.space.s}) ${vars.space.xxl}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${vars.color.outline}`,
});

export const link = style({
  display: 'block',
  marginInlineStart: '-1px',
  paddingBlock: '5px',
  paddingInlineStart: vars.space.l,
  borderInlineStart: '1px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: '1.4',
  textDecoration: 'none',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accentText,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
      '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space.m } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}, background ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surface, borderColor: vars.color.outlineControl },
  },
});

export const step = styleVariants({
  previous: [base],
  next: [
    base,
    {
      gridColumn: 2,
      justifyContent: 'flex-end',
      textAlign: 'end',
      '@media': { [media.phone]: { gridColumn: 1 } },
    },
  ],
});

export const layoutColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '80rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  '@media': {
    [media.phone]: { paddingInline: vars.space.l },
    [media.wideUp]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
  },
});

export const layoutSide = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      insetBlockStart: layout.header,
      display: 'flex',
      blockSize: `calc(100dvh - ${layout.header})`,
      marginInlineStart: `calc(-1 * ${vars.space.m})`,
      paddingBlock: vars.space.xxl,
      paddingInline: `${vars.space.m} ${vars.space.xl}`,
      borderInlineEnd: `1px solid ${vars.color.outline}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    // Without scripts the menu cannot be opened. The navigation is then above the page.
    [layout.withoutScripts]: { display: 'flex', paddingBlockStart: vars.space.xl },
  },
});

export const layoutPage = style({
  minInlineSize: 0,
  '@media': { [media.wideUp]: { paddingInlineStart: vars.space.xxxl } },
});
