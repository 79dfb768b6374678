/** `name` is the text after the slash: one or more words joined by "-". */
interface CommandWords {
  name: string;
  /** One sentence. */
  description: string;
}

interface CommandInputs {
  hasTextInput: boolean;
  hasRoleSelect: boolean;
}

type CommandOptions =
  | { hasOptions: true; options: readonly [string, string, ...string[]] }
  | { hasOptions: false; options: readonly [] };

/** A command of the bot (product.md §11.1). */
export type CommandDefinition = CommandWords & CommandInputs & CommandOptions;
