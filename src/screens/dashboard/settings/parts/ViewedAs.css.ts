import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

const height = `calc(${vars.control.compact} + 2 * ${vars.space.s})`;

export const bar = style([
  stickyBar,
  {
    insetBlockStart: 0,
    zIndex: 40,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    blockSize: height,
    paddingInline: vars.space.xl,
    background: vars.color.accentSoft,
    borderBlockEnd: `1px solid ${vars.color.accent}`,
    color: vars.color.text,
    '@media': { [media.phone]: { paddingInline: vars.space.l } },
  },
]);

/** The height of the bar. Sticky elements below the bar have to keep this distance from the top. */
export const heightOfViewedAs = createVar();
globalStyle(`:root:has(${bar})`, { vars: { [heightOfViewedAs]: height } });

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Visually hidden on phones, but still read by screen readers. */
export const explanation = style({ '@media': { [media.phone]: visuallyHiddenRule } });
