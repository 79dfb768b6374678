import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  maxInlineSize: '73rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: `${vars.space.l} ${vars.space.vast}`,
  '@media': { [media.phone]: { gap: vars.space.xxxl, paddingInline: vars.space.l } },
});

export const back = style({ justifySelf: 'start', marginBlockEnd: vars.space.l });

export const title = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.04em',
  lineHeight: 1.05,
});

export const lead = style({ maxInlineSize: '34rem' });

export const highlights = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xxxl,
  rowGap: vars.space.l,
  marginBlockStart: vars.space.l,
  '@media': {
    [media.phone]: { display: 'grid', inlineSize: 'fit-content' },
  },
});

export const highlight = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: vars.space.m,
  alignItems: 'center',
  textAlign: 'start',
});

export const icon = style({
  gridRow: '1 / 3',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.accentText,
});

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
});

export const hidden = style(visuallyHiddenRule);

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.xl,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      padding: vars.space.l,
    },
  },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  background: vars.color.warningSoft,
  borderRadius: vars.radius.control,
  color: vars.color.warningText,
});

export const note = style({ letterSpacing: 'normal' });

export const ways = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const furtherLinksIcon = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockEnd: vars.space.s,
  color: vars.color.accentText,
});
