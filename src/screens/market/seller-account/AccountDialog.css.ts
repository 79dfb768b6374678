import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const sentIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const note = style({ ':empty': { display: 'none' } });
