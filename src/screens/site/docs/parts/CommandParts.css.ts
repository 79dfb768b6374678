import { styleVariants } from '@vanilla-extract/css';
import type { CommandPartKind } from '#domain/docs/command-syntax';
import { vars } from '#theme/theme.css';

/**
 * The colors have a contrast of at least 4.5:1 on the backgrounds of code (`theme/tokens.test.ts`). Options are also in
 * italics and commands bold, so that they differ without color.
 */
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
