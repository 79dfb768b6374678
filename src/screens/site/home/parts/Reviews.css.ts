import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { below } from '../Home.css';

export const section = style([
  below,
  {
    display: 'grid',
    gap: vars.space.xxl,
    containIntrinsicBlockSize: 'auto 136.25rem',
    '@media': {
      [media.tabletUp]: { containIntrinsicBlockSize: 'auto 79.375rem' },
      [media.wideUp]: { containIntrinsicBlockSize: 'auto 67.5rem' },
    },
  },
]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 68.75em)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.xl,
    },
  },
});

export const closing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xl,
  marginBlockStart: vars.space.xxl,
  paddingBlock: vars.space.huge,
  paddingInline: vars.space.xl,
  background: `radial-gradient(80% 120% at 50% 100%, ${vars.color.accentSoft}, transparent), ${vars.color.surface}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  textAlign: 'center',
});

export const promise = style({ maxInlineSize: '20ch', lineHeight: vars.leading.tight });

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.l,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const content = style({ lineHeight: 1.6, textWrap: 'pretty' });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
});

/** Hidden without JavaScript. Visitors without JavaScript can report a review in the community server instead. */
export const report = style({
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  // The page has six of these buttons. The muted color makes them less prominent.
  vars: { [vars.color.text]: vars.color.textMuted },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const stars = style({ display: 'inline-flex', gap: '2px' });

export const star = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.outlineControl,
  selectors: { '&[data-full]': { color: vars.color.accentText, fill: 'currentColor' } },
});
