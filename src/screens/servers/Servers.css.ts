import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.xxxl,
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

/** Receives the focus when the focused element is unmounted. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  outline: 'none',
});
