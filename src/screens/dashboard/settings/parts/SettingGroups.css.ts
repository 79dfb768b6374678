import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const row = style({
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const loadingControl = recipe({
  base: { display: 'block' },
  variants: {
    layout: { line: { blockSize: vars.control.height }, group: { blockSize: '6rem' }, switch: {} },
  },
});

export const loadingSwitch = style({ display: 'flex', alignItems: 'center', blockSize: '1.75rem' });
