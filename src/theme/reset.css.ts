import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focus-ring';
import { media } from './media';
import './properties.css';
import { vars } from './theme.css';

// Shown while Inter loads, scaled to its metrics, so that line breaks do not change. The scale is the ratio of the
// average widths. Inter's ascent and descent are divided by it.
globalFontFace('Inter Stand-in', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')",
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  // When a link or the search scrolls to a field, this distance keeps the field clear of the sticky bars.
  scrollPaddingBlock: '6rem',
  '@media': { [media.low]: { scrollPaddingBlock: '1rem' } },
  textSizeAdjust: '100%',
});

// Island elements do not create boxes.
globalStyle('grouped-island', { display: 'contents' });

globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('h1, h2, h3, h4', { lineHeight: vars.leading.tight, textWrap: 'balance' });
// A name in one line is cut at its own end, but begins where the names from left to right do.
globalStyle(':where([dir="auto"][title])', { textAlign: 'left' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('a', { color: vars.color.accentText });
// Has zero specificity, so that a component's own focus style wins in any order of the style sheets.
globalStyle(':where(:focus-visible)', focusRing());
// The skip link moves the focus to `main`. A focus ring around the whole page would not help the user.
globalStyle(':where(main:focus-visible)', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});

globalStyle(
  ':root[data-theme-changing] *, :root[data-theme-changing] *::before, :root[data-theme-changing] *::after',
  {
    transitionDuration: '0s !important',
    transitionDelay: '0s !important',
  },
);

// With reduced motion, a popup would otherwise be invisible for the frame in which its transition would start.
globalStyle('[data-entering]', {
  '@media': {
    [media.reducedMotion]: {
      opacity: '1 !important',
      translate: 'none !important',
      scale: 'none !important',
    },
  },
});
