import { globalStyle, style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { dragHandle, dragSelectors } from '../../../shell/sorting/drag-styles';
import { storeColor } from '../../store/store-color';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const wide = style({ gridColumn: '1 / -1' });

export const preview = style([
  stickyBar,
  {
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: 0,
    '@media': { [media.phone]: { position: 'static' } },
  },
]);

/** In the colors of the store page. */
export const page = style({
  minInlineSize: 0,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.outline}`,
  color: storeColor('text'),
  background: storeColor('page'),
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.m,
});

export const clashValue = style({
  maxBlockSize: '8rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const legend = style({
  padding: 0,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const features = style({ padding: 0, border: 0 });

export const feature = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: dragSelectors(`calc(-0.5 * ${vars.space.xs} - 1px)`),
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});

export const featureText = style({
  flex: '1 1 0',
  minInlineSize: 0,
  marginInlineEnd: vars.space.xs,
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 3rem)', marginInlineEnd: 0 } },
});

export const handle = style({
  ...dragHandle,
  minBlockSize: vars.control.height,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});
globalStyle(`${handle} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
