import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Above the link that covers the row. */
const pin: StyleRule = { position: 'relative', zIndex: 1, flex: 'none', display: 'inline-flex' };

export const pinned = style(pin);
export const unpinned = style(pin);

globalStyle(`${pinned} svg`, { color: vars.color.accentText });
globalStyle(`${unpinned} svg`, { color: vars.color.textMuted });
