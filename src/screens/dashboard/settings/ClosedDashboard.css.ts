import { style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';

export const page = style([
  fillsWindow,
  {
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    maxInlineSize: '44rem',
    marginInline: 'auto',
    padding: vars.space.l,
  },
]);

export const discordId = style({ display: 'block', marginBlockStart: vars.space.s });

/** A click selects the whole id, so that the user can copy it. */
export const id = style({ userSelect: 'all', overflowWrap: 'anywhere' });
