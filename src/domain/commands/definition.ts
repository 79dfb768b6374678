/** What a command is called, and what it does. `name` is what is typed after the slash: words joined by '-'. */
interface CommandWords {
  name: string;
  /** One sentence. */
  description: string;
}

/** Which inputs its form has. */
interface CommandInputs {
  hasTextInput: boolean;
  hasRoleSelect: boolean;
}

/** Options to choose from are at least two, or there are none: a single one would be no choice. */
type CommandOptions =
  | { hasOptions: true; options: readonly [string, string, ...string[]] }
  | { hasOptions: false; options: readonly [] };

/** A command of the bot, and what it is executed with (spec §3 «Command definition»). */
export type CommandDefinition = CommandWords & CommandInputs & CommandOptions;
