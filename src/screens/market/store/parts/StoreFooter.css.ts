import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const footer = style({
  borderBlockStart: `1px solid ${storeColor('outline')}`,
  color: storeColor('quietText'),
  fontSize: vars.size.s,
});

export const inside = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xl,
    rowGap: vars.space.m,
    marginInline: 'auto',
    padding: vars.space.xl,
    '@container': { [media.phone]: { paddingInline: vars.space.l } },
  },
  variants: {
    layout: {
      modern: { maxInlineSize: '73rem' },
      classic: { maxInlineSize: '68rem' },
      minimal: { maxInlineSize: '40rem' },
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.compact,
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});

export const reportButton = style([
  link,
  {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);
