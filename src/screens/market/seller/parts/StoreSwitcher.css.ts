import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const switcher = style({ display: 'flex', minInlineSize: 0 });

export const alone = style({
  paddingInline: vars.space.m,
  fontWeight: vars.weight.medium,
});

export const name = style({
  minInlineSize: 0,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { maxInlineSize: '32vw' } },
});

export const more = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});

export const chosen = style({ display: 'inline-flex', marginInlineStart: 'auto' });
