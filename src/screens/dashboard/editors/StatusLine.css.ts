import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The number of seconds for which each sentence is shown. */
const TURN = 6;

export const turns = [1, 2, 3, 4] as const;
export type Turns = (typeof turns)[number];

export const root = style({
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

const resting = `${root}:is([data-paused], :hover, :focus-within) &`;

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

export const control = style({
  display: 'inline-flex',
  flex: 'none',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const reserved = style({ gridArea: '1 / 1', visibility: 'hidden' });

export const loading = style({ gridArea: '1 / 1', alignSelf: 'center' });

/** Reserves the space of the pause button. */
export const reservedControl = style({
  flex: 'none',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
