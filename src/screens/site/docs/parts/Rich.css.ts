import { style, styleVariants } from '@vanilla-extract/css';
import type { CommandPartKind } from '#domain/docs/command-syntax';
import { vars } from '#theme/theme.css';

/** Only the name is underlined, so that the underline does not cross the border around the name. */
export const setting = style({
  color: vars.color.accentText,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
});

export const code = style({
  paddingBlock: '0.125em',
  paddingInline: '0.375em',
  background: vars.color.surfaceHover,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
  selectors: { [`${setting}:hover &`]: { borderColor: vars.color.accentText } },
});

/** The contrast is at least 4.5:1 (`theme/tokens.test.ts`). Italics and bold distinguish the parts without color. */
export const part = styleVariants({
  command: { color: vars.color.accentText, fontWeight: vars.weight.strong },
  subcommand: { color: vars.color.accentText },
  option: { color: vars.color.warningText, fontStyle: 'italic' },
  value: { color: vars.color.successText },
  mention: {
    color: vars.color.accentText,
    background: vars.color.accentSoft,
    borderRadius: vars.radius.small,
  },
  mark: { color: vars.color.textMuted },
  answer: { color: vars.color.textMuted },
} satisfies Record<Exclude<CommandPartKind, 'plain'>, object>);
