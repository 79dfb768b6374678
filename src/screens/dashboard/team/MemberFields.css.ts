import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const least = 'min(100%, 13rem)';
const half = `calc(50% - ${vars.space.l} / 2)`;

/** Never three columns, because the fields in a row would then have different heights. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, ${half}), 1fr))`,
  alignItems: 'start',
  columnGap: vars.space.l,
  rowGap: vars.space.l,
});

export const word = style({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const warning = style([word, { color: vars.color.warningText }]);
globalStyle(`${warning} > svg`, { flex: 'none', inlineSize: '0.875rem', blockSize: '1.5em' });

const inLight = ":root[data-theme='light'] &";
const inSystemsLight = ":root:not([data-theme='dark']) &";
const gone = { display: 'none' };

/** `dark` shows an element only in the dark scheme, `light` only in the light one. Must override all other styles. */
export const only = {
  dark: style({
    selectors: { [inLight]: gone },
    '@media': { [media.prefersLight]: { selectors: { [inSystemsLight]: gone } } },
  }),
  light: style({
    display: 'none',
    selectors: { [inLight]: { display: 'flex' } },
    '@media': { [media.prefersLight]: { selectors: { [inSystemsLight]: { display: 'flex' } } } },
  }),
};
