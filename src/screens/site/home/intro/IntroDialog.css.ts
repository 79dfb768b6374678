import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The browser still scrolls on vertical swipes. */
export const window = style({ touchAction: 'pan-y' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.s,
});

export const previous = style({ justifySelf: 'start' });
export const next = style({ justifySelf: 'end' });
