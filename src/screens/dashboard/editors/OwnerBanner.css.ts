import { globalStyle, style, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { media } from '#theme/media';
import { roomy } from './Editors.css';

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@container': {
    [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) 15rem' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});
globalStyle(`${icon} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const id = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

/** This placeholder has the height of the text field that replaces it. */
export const loadingId = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
});

export const status = style({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${vars.space.s})`,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

/** The number of seconds for which each sentence is shown. */
const TURN = 6;

export const turns = [1, 2, 3, 4] as const;
export type Turns = (typeof turns)[number];

export const statusLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const facts = style({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@media': {
    [media.reducedMotion]: { gap: vars.space.xs },
  },
});

/** The sentences change without a fade, because half-transparent text is hard to read. */
const roundOf = (count: Turns) => {
  const share = 100 / count;
  return keyframes({
    '0%': { opacity: 1, translate: `0 ${vars.space.xs}` },
    [`${share / 24}%`]: { opacity: 1, translate: '0 0' },
    [`${share - 0.01}%`]: { opacity: 1, translate: '0 0' },
    [`${share}%`]: { opacity: 0, translate: '0 0' },
    '100%': { opacity: 0, translate: '0 0' },
  });
};

const turning = (count: Turns) =>
  count === 1
    ? {}
    : {
        opacity: 0,
        animation: `${roundOf(count)} ${count * TURN}s linear infinite`,
        animationDelay: `calc(var(--turn) * ${TURN}s)`,
      };

const resting = `${statusLine}:is([data-paused], :hover, :focus-within) &`;

export const fact = recipe({
  base: {
    gridArea: '1 / 1',
    alignSelf: 'center',
    selectors: { [resting]: { animationPlayState: 'paused' } },
    '@media': {
      [media.reducedMotion]: { gridArea: 'auto', animation: 'none', opacity: 1 },
    },
  },
  variants: {
    of: { 1: turning(1), 2: turning(2), 3: turning(3), 4: turning(4) },
  },
});

export const pause = style({
  display: 'inline-flex',
  flex: 'none',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const reservedFact = style({ gridArea: '1 / 1', visibility: 'hidden' });

export const loadingFact = style({ gridArea: '1 / 1', alignSelf: 'center' });

export const reservedPause = style({
  flex: 'none',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
