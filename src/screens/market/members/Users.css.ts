import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '76rem',
  minInlineSize: 0,
  marginInline: 'auto',
  outline: 'none',
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 2fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.m,
  '@media': {
    // The second column is wider, because half the width of a phone would cut off its longer choices, such as "Any
    // membership".
    [media.belowWide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridAutoFlow: 'row',
    },
  },
});

globalStyle(`${filters} > :first-child`, {
  '@media': { [media.belowWide]: { gridColumn: '1 / -1' } },
});

/** On phones, the button wraps onto a second line. It is the only control there and fills the line. */
export const add = style({
  display: 'grid',
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});
