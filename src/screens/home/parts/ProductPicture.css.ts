import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { light, ink } from '../pictures/Scene.css';

export const frame = style({
  position: 'relative',
  vars: { [light]: vars.color.successSoft, [ink]: vars.color.successText },
  userSelect: 'none',
  fontSize: vars.size.s,
  lineHeight: 1.45,
  '@media': { [media.belowWide]: { marginBlockEnd: vars.space.xxl } },
});

export const app = style({
  display: 'grid',
  gridTemplateColumns: '4rem 13rem minmax(0, 1fr)',
  blockSize: '33rem',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', blockSize: '31rem' },
  },
});

export const rail = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  background: vars.color.surfaceSunken,
  '@media': { [media.belowWide]: { display: 'none' } },
});

export const channels = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: vars.space.m,
  background: `color-mix(in srgb, ${vars.color.surfaceSunken} 60%, ${vars.color.surface})`,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const server = style({
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.m,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const category = style({
  paddingBlock: `${vars.space.m} ${vars.space.xs}`,
  paddingInline: vars.space.s,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
});

export const here = style([
  channel,
  { background: vars.color.surfaceHover, color: vars.color.text },
]);

export const hash = style({ inlineSize: '1rem', blockSize: '1rem', flex: 'none' });

export const chat = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '3rem',
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  fontWeight: vars.weight.strong,
});

export const topic = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const messages = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  padding: vars.space.l,
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 82%, transparent)',
});

export const message = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 26rem)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

export const view = style({ gridRow: '1 / 4' });

export const botAvatar = style([
  view,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    overflow: 'hidden',
    background: vars.color.accent,
    borderRadius: vars.radius.round,
  },
]);

export const by = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: vars.weight.strong,
});

export const when = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
});

export const shot = style({ maxInlineSize: '18rem' });
globalStyle(`${shot} > div`, { blockSize: '7rem' });

export const embed = style({
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: '22rem',
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const fact = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const strong = style({ fontWeight: vars.weight.strong });
export const quiet = style({ color: vars.color.textMuted });
export const mention = style({
  paddingInline: '2px',
  background: vars.color.accentSoft,
  borderRadius: '3px',
  color: vars.color.accentText,
});

export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  paddingBlock: '2px',
  paddingInline: vars.space.s,
  background: vars.color.accentSoft,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const small = style({ inlineSize: '0.875rem', blockSize: '0.875rem' });

export const panel = style({
  position: 'absolute',
  insetBlockEnd: '-2rem',
  insetInlineEnd: '2rem',
  display: 'grid',
  gap: vars.space.m,
  inlineSize: '19rem',
  padding: vars.space.l,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.belowWide]: {
      insetInlineEnd: vars.space.m,
      insetBlockEnd: '-3.25rem',
      inlineSize: '15rem',
    },
  },
});

export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });

export const toggle = style({
  position: 'relative',
  inlineSize: '2rem',
  blockSize: '1.125rem',
  flex: 'none',
  background: vars.color.accent,
  borderRadius: vars.radius.round,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '2px',
    inlineSize: '0.875rem',
    aspectRatio: '1',
    background: vars.color.onAccent,
    borderRadius: vars.radius.round,
  },
});

export const number = style({
  paddingBlock: '2px',
  paddingInline: vars.space.m,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
});

export const rule = style({ blockSize: '1px', background: vars.color.outline });

export const wideOnly = style({ '@media': { [media.belowWide]: { display: 'none' } } });

export const leaders = style({ display: 'grid', gap: vars.space.s, fontSize: vars.size.xs });
