import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const motion = `${vars.duration.normal} ${vars.ease.out}`;

export const scrim = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // React Aria sets this variable. It keeps the footer above the on-screen keyboard.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: 100,
    display: 'grid',
    // Without this style, a long line in a field would make the panel wider than the screen.
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: vars.color.scrim,
    transition: `opacity ${motion}`,
    selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  },
  variants: {
    at: {
      center: {
        placeItems: 'center',
        padding: vars.space.xl,
        '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
      },
      left: { justifyItems: 'start' },
      right: { justifyItems: 'end' },
    },
  },
});

const centered = (widest: string) => ({ inlineSize: `min(100%, ${widest})` });
const toward = (edge: string) => ({
  selectors: { '&:is([data-entering], [data-exiting])': { translate: `${edge} 0` } },
});

export const panel = recipe({
  base: {
    display: 'flex',
    minBlockSize: 0,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.dialog,
    transition: `opacity ${motion}, translate ${motion}`,
  },
  variants: {
    at: {
      center: {
        maxBlockSize: '100%',
        border: `1px solid ${vars.color.outline}`,
        borderRadius: vars.radius.dialog,
        selectors: {
          '&:is([data-entering], [data-exiting])': { opacity: 0, translate: `0 ${vars.space.s}` },
        },
        '@media': {
          [media.phone]: {
            inlineSize: '100%',
            maxBlockSize: '92%',
            borderInline: 'none',
            borderBlockEnd: 'none',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            selectors: {
              '&:is([data-entering], [data-exiting])': { opacity: 1, translate: '0 100%' },
            },
          },
        },
      },
      left: { ...toward('-100%'), borderInlineEnd: `1px solid ${vars.color.outline}` },
      right: { ...toward('100%'), borderInlineStart: `1px solid ${vars.color.outline}` },
    },
    size: {
      small: centered('25rem'),
      normal: centered('32rem'),
      wide: centered('48rem'),
      side: { blockSize: '100%', inlineSize: '20rem', maxInlineSize: '88vw' },
      sideWide: { blockSize: '100%', inlineSize: 'min(32rem, 100vw)' },
    },
  },
});

export type ModalSize = NonNullable<NonNullable<RecipeVariants<typeof panel>>['size']>;

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  outline: 'none',
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.l,
  '@media': { [media.phone]: { paddingInlineStart: vars.space.l } },
});

// Centers the button on the first line of the title, even if the button has the height of a touch target.
globalStyle(`${header} > button`, {
  marginBlock: `calc((${vars.size.l} * ${vars.leading.tight} + 2 * ${vars.space.xs} - ${vars.control.compact}) / 2)`,
});

export const title = style({
  paddingBlock: vars.space.xs,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

const section = style({
  paddingInline: vars.space.xl,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const body = style([
  section,
  {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Space for focus rings at the edges. Without it, the scroll container would clip them.
    paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  },
]);

export const footer = style([
  section,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    paddingBlock: vars.space.l,
    borderBlockStart: `1px solid ${vars.color.outline}`,
  },
]);

// On a phone, buttons that do not fit on one line wrap. They grow, so that all lines are equally wide.
globalStyle(`${footer} > :is(button, a)`, { '@media': { [media.phone]: { flexGrow: 1 } } });
