import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  lineHeight: vars.leading.tight,
});

const cut = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Space for descenders. At this line height, `overflow: hidden` would cut them off. */
const room = { paddingBlock: '2px', marginBlock: '-2px' };

export const name = style([
  cut,
  room,
  { flex: '0 1 auto', fontWeight: vars.weight.strong, fontSize: vars.size.m },
]);

export const nickname = style([
  cut,
  room,
  // This text shrinks before the name shrinks.
  { flex: '0 1000 auto', color: vars.color.textMuted, fontSize: vars.size.s },
]);

export const role = style([cut, { maxInlineSize: '14rem' }]);

export const error = style({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.dangerSoft,
  borderRadius: vars.radius.control,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** As high as one line, so that the icon aligns with the first line of a longer text. */
export const errorIcon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1lh' });

/** This element gets the focus only if the focused button inside is unmounted. It takes no space while it is empty. */
export const rosterState = style({
  outline: 'none',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const framed = style({
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const loadingRows = style([framed, { display: 'flex', flexDirection: 'column' }]);

export const loadingRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});

export const askedMember = style({
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
