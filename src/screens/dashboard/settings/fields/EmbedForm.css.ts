import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const frame = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const preview = style({ position: 'sticky', insetBlockStart: '6rem', minInlineSize: 0 });
