import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

/** The distance between a trigger and its popup, in px. */
export const OFFSET = 6;

const leaving = {
  '&[data-exiting]': { opacity: 0 },
  '&[data-placement="bottom"][data-exiting]': { translate: `0 calc(-1 * ${vars.space.xs})` },
  '&[data-placement="top"][data-exiting]': { translate: `0 ${vars.space.xs}` },
};

export const surface = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: `min(24rem, calc(100vw - ${vars.space.xl}))`,
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.outline}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    outline: 'none',
    overflow: 'auto',
    transition: `opacity ${vars.duration.fast} ${vars.ease.out}, translate ${vars.duration.fast} ${vars.ease.out}`,
    selectors: leaving,
  },
  variants: {
    entry: {
      faded: {
        selectors: {
          '&[data-entering]': { opacity: 0 },
          '&[data-placement="bottom"][data-entering]': {
            translate: `0 calc(-1 * ${vars.space.xs})`,
          },
          '&[data-placement="top"][data-entering]': { translate: `0 ${vars.space.xs}` },
        },
      },
      /** The popover appears without a transition, because it replaces a frame that is already visible. */
      none: {},
    },
  },
  defaultVariants: { entry: 'faded' },
});

export type PopoverEntry = NonNullable<NonNullable<RecipeVariants<typeof surface>>['entry']>;
