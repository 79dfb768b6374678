import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
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

const arrive = keyframes({ from: { opacity: 0, translate: '12px 0' } });

/** All slides have the same minimum height, so that the buttons do not move. */
export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minBlockSize: '24.5rem',
  animation: `${arrive} ${vars.duration.slow} ${vars.ease.out}`,
});

export const picture = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
globalStyle(`${picture} > div`, { blockSize: '12.5rem' });

const check = style({ inlineSize: '1rem', blockSize: '1rem', flex: 'none' });
export const checks = styleVariants({
  accent: [check, { color: vars.color.accentText }],
  success: [check, { color: vars.color.successText }],
  warning: [check, { color: vars.color.warningText }],
  danger: [check, { color: vars.color.dangerText }],
});

export const circle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '9.5rem',
  aspectRatio: '1',
  border: `1px dashed ${vars.color.outlineControl}`,
  borderRadius: vars.radius.round,
});

export const mark = style({ scale: '2' });

const place = (left: string, top: string) =>
  ({ position: 'absolute', left, top, translate: '-50% -50%' }) as const;

export const places = styleVariants({
  top: place('50%', '0%'),
  right: place('97%', '34%'),
  lowRight: place('80%', '90%'),
  lowLeft: place('20%', '90%'),
  left: place('3%', '34%'),
});
