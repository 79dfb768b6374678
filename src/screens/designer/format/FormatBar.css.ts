import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The minimum width in rem at which all tools fit on one line. It depends on the size of a tool. */
const WIDE = { fine: '25.5rem', coarse: '39.5rem' } as const;

export const bar = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

/** Only the first line of tools is visible, unless the user opens the other lines. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: vars.control.compact,
  overflow: 'clip',
  selectors: { '&[data-open=true]': { maxBlockSize: 'none' } },
});

/** The tools have a muted color until the text or the toolbar has the focus. */
globalStyle(`${tools} > button`, { color: vars.color.textMuted });
globalStyle(`${tools} > button:focus-visible`, { outlineOffset: '-2px' });
globalStyle(`:focus-within > * > ${bar} > ${tools} > button`, { color: vars.color.text });
globalStyle(`${tools} > button:hover`, { color: vars.color.text });

export const more = style({
  flex: 'none',
  '@container': { [`(inline-size >= ${WIDE.fine})`]: { display: 'none' } },
  '@media': {
    [media.coarse]: {
      display: 'block',
      '@container': {
        [`(inline-size < ${WIDE.coarse})`]: { display: 'block' },
        [`(inline-size >= ${WIDE.coarse})`]: { display: 'none' },
      },
    },
  },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '20rem',
  maxInlineSize: '100%',
});

/** As wide as the calendar. */
export const time = style([form, { inlineSize: '19.25rem' }]);

export const dot = style({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: vars.color.textMuted,
  forcedColorAdjust: 'none',
});

export const sign = style({
  flex: 'none',
  inlineSize: '0.75rem',
  textAlign: 'center',
  color: vars.color.textMuted,
});
