import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { vars } from '#theme/theme.css';

export { pageSections as page } from '#theme/layout.css';

/** On phones, the button is a plus icon. */
export const barLabel = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: visuallyHiddenRule },
});

export const sectionAside = style({
  flex: '0 1 18rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** While this element is empty, the negative margin compensates for the gap above it. */
export const place = style({
  outline: 'none',
  ':empty': { marginBlockStart: `calc(-1 * ${vars.space.l})` },
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.l})`,
});

export const groupTitle = style({
  paddingInlineStart: vars.space.l,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
});

export const groupBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const groupMark = recipe({
  base: {
    transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { isOpen: { true: {}, false: { rotate: '-90deg' } } },
});

export const errorDetails = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.l, gap: vars.space.l } },
});

export const hintText = style({ color: vars.color.textMuted, maxInlineSize: '68ch' });

export const causesTitle = style({
  marginBlockStart: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const causes = style({
  maxInlineSize: '68ch',
  paddingInlineStart: '1.25em',
  listStyle: 'disc outside',
  color: vars.color.textMuted,
});

export const errorFacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** A click selects the whole text, so that the user can copy it. */
export const code = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
