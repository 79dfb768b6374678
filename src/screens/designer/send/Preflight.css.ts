import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
  color: vars.color.textMuted,
  selectors: {
    [`${group}[data-tone="danger"] > &`]: { color: vars.color.dangerText },
    'summary&': { cursor: 'pointer', listStyle: 'none' },
    'summary&::-webkit-details-marker': { display: 'none' },
    'summary&:hover': { color: vars.color.text },
    // After a blocked send, code moves the focus to this panel. The focus ring must then be visible.
    '&:focus': focusRing(),
  },
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

export const chevron = style([
  icon,
  {
    marginInlineStart: 'auto',
    transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    selectors: { [`${group}[open] > summary > &`]: { rotate: '180deg' } },
  },
]);

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.dangerText } },
});
