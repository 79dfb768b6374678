import { style } from '@vanilla-extract/css';

export const columns = style({
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

export const rows = style({ fontSize: '0.8125rem' });

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
