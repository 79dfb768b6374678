import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

const base = style({
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

export const heading = styleVariants({
  2: [base, { fontSize: vars.size.xl }],
  3: [base, { fontSize: vars.size.l }],
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    [`${row}:hover &, &:focus-visible`]: { opacity: 1 },
    '&:hover': { color: vars.color.accentText, background: vars.color.surfaceHover },
  },
  '@media': { '(hover: none)': { opacity: 0.7 } },
});
