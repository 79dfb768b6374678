import { style, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import { media } from '#theme/media';
import { roomy } from './Editors.css';

export const banner = style({
  display: 'grid',
  columnGap: vars.space.l,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@container': { [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const id = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
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
