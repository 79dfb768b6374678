import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({ position: 'relative', minInlineSize: 0 });

const counter = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontSize: vars.size.xs,
  // As high as the label's line, so that the label and this text are aligned.
  lineHeight: `calc(${vars.size.s} * ${vars.leading.body})`,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const counterAt = styleVariants({
  near: [counter, { color: vars.color.warningText }],
  over: [counter, { color: vars.color.dangerText, fontWeight: vars.weight.medium }],
});
