import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { WebkitLineClamp: 2 } },
});

export const note = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.xs });

const line = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  blockSize: '100%',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center' },
  },
});

export const label = style({ ...line, color: vars.color.textMuted });

export const value = style({ ...line, color: vars.color.text });

export const use = style({
  ...line,
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
