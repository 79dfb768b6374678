import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { media } from '#theme/media';

/** The minimum container width at which the list and the form fit side by side. */
const bothFit = '(min-width: 44rem)';

export const section = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockEnd: vars.space.xxl,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@container': {
    [bothFit]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)' },
  },
});

/** Returns the style of a view. If the list and the form do not fit side by side, only one of them is shown. */
const view = (shown: 'list' | 'form') => {
  const isOther = `${card}:not([data-view=${shown}]) > &`;
  return style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    selectors: { [isOther]: { display: 'none' } },
    '@container': { [bothFit]: { selectors: { [isOther]: { display: 'grid' } } } },
  });
};

export const list = style([
  view('list'),
  { '@container': { [bothFit]: { borderInlineEnd: `1px solid ${vars.color.outline}` } } },
]);

export const form = style([
  view('form'),
  {
    alignItems: 'start',
    selectors: { [`${card}[data-view=list] > &`]: { alignItems: 'center' } },
  },
]);

/** Shown if only the form is visible. Its text aligns with the text of the form. */
export const back = style({
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  '@container': { [bothFit]: { display: 'none' } },
});

export const pane = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

/** At least 500 px high (product.md §11.2). Beside a taller form, the list grows to the form's height. */
export const commandList = style({ flex: '1 0 31.25rem', minBlockSize: 0, blockSize: '31.25rem' });

export const formPane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  padding: vars.space.xl,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const commandName = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  outline: 'none',
  // Shows the slash that users type before a command in Discord.
  '::before': {
    content: '"/" / ""',
    color: vars.color.textMuted,
    fontWeight: vars.weight.regular,
  },
});

export const formSection = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

/** Hidden on phones, which show only the relative time. */
export const exactTime = style({ '@media': { [media.phone]: { display: 'none' } } });
