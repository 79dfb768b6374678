import { style } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './theme.css';

/** A title and its controls. If they do not fit in one line, the controls wrap below the title. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
});

/** Stays in view, except in a low window, where it would cover what is focused (product.md §17.2). */
export const stickyBar = style({
  position: 'sticky',
  '@media': { [media.low]: { position: 'static' } },
});

/** The width of the content of a tool's page, beside a sidebar as well as without one. */
export const contentWidth = '65rem';

/** The width of a page with its padding. */
export const pageWidth = `calc(${contentWidth} + 2 * ${vars.space.xl})`;

/** A column of page sections. */
export const pageSections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  inlineSize: '100%',
  maxInlineSize: pageWidth,
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.xxl,
  paddingBlockEnd: `calc(2 * ${vars.space.xxxl})`,
  '@media': {
    [media.phone]: {
      gap: vars.space.xl,
      paddingInline: vars.space.l,
      paddingBlockStart: vars.space.xl,
      paddingBlockEnd: vars.space.xxxl,
    },
  },
});
