import { style, keyframes } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

const stored = ':root[data-session] &';

export const withSession = style({
  display: 'none',
  selectors: { [stored]: { display: 'contents' } },
  // Without scripts, always show the placeholder, because only its link works.
  '@media': { '(scripting: none)': { display: 'contents' } },
});

export const withoutSession = style({
  display: 'contents',
  selectors: { [stored]: { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The same width as `AccountPlaceholder`, and the same look as "Sign in" in `AccountButton`. */
export const button = style({
  flex: 'none',
  inlineSize: '6rem',
  minBlockSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { background: vars.color.accentHover } },
  '@media': { [media.phone]: { inlineSize: '5rem' } },
});

/** The same width as "Sign in", so that nothing moves when the placeholder is replaced. */
const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  inlineSize: '6rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { inlineSize: '5rem' } },
});

export const loading = style([
  slot,
  {
    color: vars.color.textMuted,
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: vars.radius.round,
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    [media.forcedColors]: { borderColor: 'Canvas', borderBlockStartColor: 'CanvasText' },
  },
});

export const words = style({
  fontSize: vars.size.xs,
  '@media': { [media.phone]: visuallyHiddenRule },
});

export const withoutScript = style([
  slot,
  {
    color: vars.color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.surfaceHover } },
    '@media': { '(scripting)': { display: 'none' } },
  },
]);
