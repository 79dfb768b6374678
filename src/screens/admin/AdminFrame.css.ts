import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const backIcon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Hidden on phones, which show only the arrow. */
export const backWords = style({ '@media': { [media.phone]: visuallyHiddenRule } });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  maxInlineSize: '60rem',
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
