import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  marginBlock: '1rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: '1rem',
});

export const sheet = style({
  padding: '1rem',
  border: '1px solid',
  borderRadius: '0.75rem',
  fontSize: '0.8125rem',
});

export const rows = style({ marginBlock: '1rem', fontSize: '0.8125rem' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 9rem 1fr',
  alignItems: 'center',
  gap: '0.75rem',
  minBlockSize: '2rem',
  selectors: { [`${sheet} &`]: { gridTemplateColumns: '2rem 9rem 1fr' } },
});

export const swatch = style({
  inlineSize: '2rem',
  blockSize: '1.25rem',
  border: '1px solid',
  borderRadius: '0.25rem',
});

export const ink = style({ blockSize: '0.75rem', background: 'currentColor', opacity: 0.6 });

export const corner = style({
  inlineSize: '3rem',
  blockSize: '1.75rem',
  borderBlockStart: '2px solid',
  borderInlineStart: '2px solid',
});

export const sample = style({
  justifySelf: 'start',
  paddingBlock: '0.125rem',
  paddingInline: '0.5rem',
  borderRadius: '0.25rem',
});

export const icon = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  alignItems: 'center',
  gap: '0.75rem',
  fontSize: '0.8125rem',
});

export const wrapped = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

export const box = style({
  inlineSize: '8rem',
  border: '1px solid',
  borderRadius: '0.5rem',
});

export const table = style({
  marginBlock: '1rem',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: '0.5rem',
  paddingInlineEnd: '1.5rem',
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  textAlign: 'start',
  verticalAlign: 'top',
});
