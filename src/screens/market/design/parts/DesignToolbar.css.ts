import { style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The toolbar is sticky, so that the Save button is always visible. */
export const root = style([
  stickyBar,
  {
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    background: vars.color.page,
  },
]);

/** The view switch. Wide screens do not need it, because they show the form and the preview side by side. */
export const narrow = style({
  marginInlineEnd: 'auto',
  '@media': { [media.wideUp]: { display: 'none' } },
});

export const status = style({
  flex: 1,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': {
    [media.phone]: { order: 1, flexBasis: '100%', textAlign: 'start' },
  },
});
