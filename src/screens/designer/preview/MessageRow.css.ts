import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { discord } from './discord-theme.css';

export const onPhone = style({});
export const phone = `.${onPhone}`;

export const row = styleVariants({
  cozy: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: '16px',
    paddingInline: '16px',
    selectors: { [`${phone}&`]: { columnGap: '12px', paddingInline: '12px' } },
  },
  compact: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '8px',
    paddingInline: '16px',
  },
});

const round = style({ inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%' });

export const picture = style([round, { marginBlockStart: '2px', objectFit: 'cover' }]);

export const defaultPicture = style([
  round,
  {
    display: 'grid',
    placeItems: 'center',
    marginBlockStart: '2px',
    background: discord.tag.background,
    color: discord.tag.text,
  },
]);
globalStyle(`${defaultPicture} > svg`, { inlineSize: '1.5rem', blockSize: '1.5rem' });

export const header = styleVariants({
  cozy: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4px',
    lineHeight: '1.375rem',
  },
  compact: { display: 'inline', marginInlineEnd: '8px' },
});

export const name = style({
  minInlineSize: 0,
  color: discord.heading,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const tag = style({
  flex: 'none',
  marginInlineStart: '4px',
  paddingInline: '4px',
  background: discord.tag.background,
  borderRadius: '3px',
  color: discord.tag.text,
  fontSize: '0.625rem',
  fontWeight: 600,
  lineHeight: '0.9375rem',
  verticalAlign: 'text-bottom',
  whiteSpace: 'nowrap',
});

export const sentAt = styleVariants({
  long: { marginInlineStart: '4px', color: discord.muted, fontSize: '0.75rem', fontWeight: 500 },
  short: { color: discord.muted, fontSize: '0.6875rem', lineHeight: '1.375rem' },
});

const text = style({ whiteSpace: 'break-spaces', overflowWrap: 'anywhere' });

export const content = styleVariants({
  cozy: [text],
  compact: [text, { display: 'inline' }],
});

export const embeds = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  marginBlockStart: '4px',
  lineHeight: 1.375,
});

export const unseen = style({
  maxInlineSize: '28.125rem',
  paddingBlock: '8px',
  paddingInline: '12px',
  border: `1px dashed ${discord.muted}`,
  borderRadius: '4px',
  color: discord.muted,
  fontSize: '0.8125rem',
});
