import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  // Receives the focus only when the focused button is unmounted.
  outline: 'none',
  // Empty live regions must stay mounted; this one takes no space.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0, paddingBlock: vars.space.xs });

export const icon = style({ flex: 'none', display: 'inline-flex', color: vars.color.warningText });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
