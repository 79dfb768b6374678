import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** From this width, both the label of the search button and the account of a signed-in user fit. */
const roomy = '(width >= 80em)';
const narrow = '(width < 80em)';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  minInlineSize: vars.control.height,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const icon = base;

/** From 1280 px, shows the icon and the label; below 1280 px, only the icon. */
export const wide = style([
  base,
  {
    '@media': {
      [roomy]: {
        justifyContent: 'flex-start',
        // The button shrinks before the account does.
        flex: '0 1000 auto',
        inlineSize: '13rem',
        minInlineSize: '10rem',
        paddingInline: vars.space.m,
        paddingInlineEnd: vars.space.s,
        borderColor: vars.color.outline,
        background: `color-mix(in srgb, ${vars.color.surface} 70%, transparent)`,
        selectors: {
          '&:hover': {
            borderColor: vars.color.outlineControl,
            background: vars.color.surface,
          },
        },
      },
    },
  },
]);

export const glyph = style({ display: 'inline-flex', flex: 'none' });
globalStyle(`${glyph} svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });
globalStyle(`${wide} ${glyph} svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const label = style({
  '@media': {
    [narrow]: visuallyHiddenRule,
    [roomy]: { flex: 1, fontSize: vars.size.s, textAlign: 'start' },
  },
});

export const end = style({
  display: 'none',
  '@media': { [roomy]: { display: 'inline-flex' } },
});
