import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

const toned = (soft: string, text: string) => ({
  background: soft,
  borderColor: `color-mix(in srgb, ${text} 28%, transparent)`,
});

export const card = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: vars.space.m,
    padding: vars.space.m,
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
    fontSize: vars.size.s,
  },
  variants: {
    tone: {
      success: toned(vars.color.successSoft, vars.color.successText),
      danger: toned(vars.color.dangerSoft, vars.color.dangerText),
      neutral: { background: vars.color.surfaceSunken, borderColor: vars.color.outline },
    },
  },
});

export type OutcomeTone = NonNullable<NonNullable<RecipeVariants<typeof card>>['tone']>;

export const icon = recipe({
  // The height of the first line of text.
  base: { display: 'grid', placeItems: 'center', blockSize: '1.5em' },
  variants: {
    tone: {
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
      neutral: { color: vars.color.textMuted },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const text = style({ fontWeight: vars.weight.medium });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});

/** Aligns the button with the first line of text, even if the button is larger on a touch screen. */
export const corner = style({
  marginBlock: `calc((1.5em - ${vars.control.compact}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
});
