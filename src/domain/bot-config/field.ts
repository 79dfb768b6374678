/** One row of a relay: everything posted in `from` shows up in `to`. Channel ids; '' while not chosen. */
export type ChannelPair = { readonly from: string; readonly to: string };

/** One field of an embed, as Discord has it. */
export type EmbedField = {
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
};

/** The message with which a ticket opens (spec §3: CancellationEmbed, PaymentFailedEmbed). */
export type TicketEmbed = {
  readonly title: string;
  readonly description: string;
  readonly footerText: string;
  /** Whether the embed shows when it was sent. */
  readonly timestamp: boolean;
  readonly fields: readonly EmbedField[];
};

/** What a new member is sent (spec §3: WhopWelcomeEmbed); `channels` are the ids it points to. */
export type WelcomeEmbed = { readonly description: string; readonly channels: readonly string[] };

/** An embed of which only the text can be set (spec §3: SubscriptionCancellationEmbed). */
export type DescriptionEmbed = { readonly description: string };

/** What one executed command was given (spec §3: commands.{command}). */
export type CommandRecord = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The kinds of setting and the value each holds. A kind decides the control, the parser and what
 * «not set» is: '' for text and ids, null for a number or a secret, [] for a list, {} for a map.
 */
export type KindValues = {
  text: string;
  /** The raw id of something Discord knows, where no list can be offered (a server, a foreign role). */
  snowflake: string;
  role: string;
  roles: readonly string[];
  channel: string;
  channels: readonly string[];
  /** A category of channels. */
  category: string;
  /** A whole number (spec §5). A text is what was typed and is no whole number: it is kept, and cannot be saved. */
  number: number | string | null;
  /** A whole number that the bot keeps as text (spec §3: BountyAwardPoints, default '0'). */
  numberText: string;
  switch: boolean;
  /** '#rrggbb'. */
  color: string;
  /** An http or https address. */
  url: string;
  /** The http or https address of an image. */
  image: string;
  /** A Unicode emoji, or a server's own as `<:name:id>`. */
  emoji: string;
  emojis: readonly string[];
  words: readonly string[];
  /** A schedule of five cron fields. */
  cron: string;
  channelPairs: readonly ChannelPair[];
  ticketEmbed: TicketEmbed;
  welcomeEmbed: WelcomeEmbed;
  descriptionEmbed: DescriptionEmbed;
  /** The id of a channel or thread → the points a post there earns, each as a `number`. */
  pointsMap: Readonly<Record<string, number | string | null>>;
  /** A keyword → the id of the channel that messages with it are copied to. */
  relayMap: Readonly<Record<string, string>>;
  /**
   * Written and never read back: null leaves what is kept as it is, a text replaces it, '' clears it. Only the two last
   * are ever saved.
   */
  secret: string | null;
  /** A command's name → what it was last executed with. */
  commandLog: Readonly<Record<string, CommandRecord>>;
};

export type FieldKind = keyof KindValues;

/** The panels that hold settings, by their name in the sidebar (spec §2). */
export type ConfigTab = 'advanced' | 'api' | 'roles' | 'channels' | 'points' | 'misc' | 'embeds';

/** One setting: everything that form, search, check and save know about it. */
export interface FieldRow<Kind extends FieldKind = FieldKind> {
  /** The key in the stored configuration, spelled as the bot spells it (spec §3). */
  key: string;
  /** Its name for people; no two settings share one. */
  label: string;
  tab: ConfigTab;
  /** The heading it stands under inside its tab. */
  group: string;
  kind: Kind;
  default: KindValues[Kind];
  /** What a number counts; shown behind it. */
  unit?: 'points' | '%';
  /** The least and the greatest number there may be. */
  min?: number;
  max?: number;
  /** The key of the setting that this one has the value of, until somebody gives it another. */
  follows?: 'guildId';
  /** Whom the setting belongs to, where the right to its panel is not enough. */
  audience?: 'platformOwner';
  /** The most characters a text may have, where Discord sets a limit. */
  maxLength?: number;
  /** One sentence: what the bot does with it. */
  help: string;
}

/** What a row of a kind must say about the size of its numbers. A number kept as text starts at 0: its pattern knows no sign. */
type Bounds<Kind extends FieldKind> = Kind extends 'number' | 'pointsMap'
  ? { min: number; max: number }
  : Kind extends 'numberText'
    ? { min: 0; max: number }
    : { min?: never; max?: never };

/** A row of any kind, its `default` and its bounds tied to its `kind`. */
export type AnyFieldRow = { [Kind in FieldKind]: FieldRow<Kind> & Bounds<Kind> }[FieldKind];

/**
 * The most points one post, word or bounty may earn: enough for every use, and the sum of a member's points stays an exact
 * number.
 */
export const mostPoints = 1_000_000_000;
