import { style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { vars } from '#theme/theme.css';

/**
 * The head is sticky and has the full width of the panel, so that it also covers the focus rings of the list behind it.
 */
export const head = style([
  stickyBar,
  {
    insetBlockStart: `calc(-1 * ${vars.space.xs})`,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    marginBlockStart: `calc(-1 * ${vars.space.xs})`,
    marginInline: `calc(-1 * ${vars.space.s})`,
    paddingBlock: `${vars.space.xs} ${vars.space.s}`,
    paddingInline: vars.space.s,
    background: vars.color.surfaceRaised,
  },
]);
