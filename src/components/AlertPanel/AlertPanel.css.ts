import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const toned = (soft: string, text: string) => ({
  background: soft,
  borderColor: `color-mix(in srgb, ${text} 28%, transparent)`,
});

export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr fit-content(50%)',
    alignItems: 'start',
    columnGap: vars.space.m,
    rowGap: vars.space.m,
    padding: vars.space.l,
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: vars.radius.card,
    '@media': { [media.belowWide]: { gridTemplateColumns: 'auto 1fr' } },
  },
  variants: {
    tone: {
      danger: toned(vars.color.dangerSoft, vars.color.dangerText),
      warning: toned(vars.color.warningSoft, vars.color.warningText),
      info: toned(vars.color.accentSoft, vars.color.accentText),
    },
  },
});

export type AlertPanelTone = NonNullable<NonNullable<RecipeVariants<typeof panel>>['tone']>;

const line = '1.5rem';

export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', blockSize: line },
  variants: {
    tone: {
      danger: { color: vars.color.dangerText },
      warning: { color: vars.color.warningText },
      info: { color: vars.color.accentText },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const title = style({
  fontSize: vars.size.m,
  lineHeight: line,
  fontWeight: vars.weight.strong,
});

export const text = style({ marginBlockStart: vars.space.xs, fontSize: vars.size.s });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  gap: vars.space.s,
  '@media': { [media.belowWide]: { gridColumn: '2' } },
});
