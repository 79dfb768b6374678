import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** A press target that is larger than the dot (WCAG 2.5.8). */
export const press = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.round,
  cursor: 'pointer',
});

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  background: vars.color.outlineControl,
  borderRadius: vars.radius.round,
  transition: `inline-size ${vars.duration.normal} ${vars.ease.out}, background ${vars.duration.normal}`,
  selectors: {
    [`${press}:hover &`]: { background: vars.color.text },
    [`${press}[aria-current] &`]: {
      inlineSize: '1.25rem',
      background: vars.color.accentText,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});
