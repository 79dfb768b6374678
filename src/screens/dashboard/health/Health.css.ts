import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export { list, section } from '../start/StartHere.css';

/** The text takes the whole width where the button does not fit beside it. */
export const summary = style({ flex: '1 1 18rem' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr)',
  columnGap: vars.space.l,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': { [media.phone]: { columnGap: vars.space.m, paddingInline: vars.space.l } },
});

const icon = style({ inlineSize: '1.375rem', blockSize: '1.375rem' });
export const fails = style([icon, { color: vars.color.dangerText }]);
export const limited = style([icon, { color: vars.color.warningText }]);
