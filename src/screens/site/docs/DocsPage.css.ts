import { style } from '@vanilla-extract/css';
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

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const kicker = style({
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
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
