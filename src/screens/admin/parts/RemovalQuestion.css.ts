import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const discordId = style({ fontFamily: vars.font.mono, fontSize: vars.size.s });

export const panelId = style({ color: vars.color.textMuted, fontSize: vars.size.s });
