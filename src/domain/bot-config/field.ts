/** One row of a relay: messages posted in `from` are copied to `to`. Both are channel ids, or '' if not set. */
export type ChannelPair = { readonly from: string; readonly to: string };

export type EmbedField = {
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
};

/** The first message of a ticket (the settings CancellationEmbed and PaymentFailedEmbed). */
export type TicketEmbed = {
  readonly title: string;
  readonly description: string;
  readonly footerText: string;
  /** Whether the embed shows the time it was sent. */
  readonly timestamp: boolean;
  readonly fields: readonly EmbedField[];
};

/** The message to a new member (the setting WhopWelcomeEmbed). `channels` are the ids of the mentioned channels. */
export type WelcomeEmbed = { readonly description: string; readonly channels: readonly string[] };

/** An embed with only a description (the setting SubscriptionCancellationEmbed). */
export type DescriptionEmbed = { readonly description: string };

/** The inputs of an executed command (product.md §11.4). */
export type CommandRecord = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The kinds of settings, and the types of their values (product.md §9.3). "Not set" is '' for text and ids, null for a
 * number or a secret, [] for a list, and {} for a map.
 */
export type KindValues = {
  text: string;
  /** An id that no picker can list, such as the id of a server or of a role in another server. */
  snowflake: string;
  role: string;
  roles: readonly string[];
  channel: string;
  channels: readonly string[];
  category: string;
  /** Input that is not a whole number is kept as a string, which cannot be saved (product.md §9.4). */
  number: number | string | null;
  /** A whole number that the bot stores as text (the setting BountyAwardPoints, default '0'). */
  numberText: string;
  switch: boolean;
  /** '#rrggbb'. */
  color: string;
  url: string;
  image: string;
  /** A Unicode emoji, or a server's custom emoji as `<:name:id>`. */
  emoji: string;
  emojis: readonly string[];
  words: readonly string[];
  /** A cron schedule of five parts. */
  cron: string;
  channelPairs: readonly ChannelPair[];
  ticketEmbed: TicketEmbed;
  welcomeEmbed: WelcomeEmbed;
  descriptionEmbed: DescriptionEmbed;
  /** Maps the id of a channel or thread to the points for a post in it. The points have the same type as `number`. */
  pointsMap: Readonly<Record<string, number | string | null>>;
  /** Maps a keyword to the id of the channel to which matching messages are copied. */
  relayMap: Readonly<Record<string, string>>;
  /** Write-only. null keeps the stored secret, and '' clears it. Any other text replaces it. null is never saved. */
  secret: string | null;
  /** Maps a command's name to the inputs of its last run. */
  commandLog: Readonly<Record<string, CommandRecord>>;
};

export type FieldKind = keyof KindValues;

/** The panels that have settings, by their name in the sidebar (product.md §9.1). */
export type ConfigTab = 'advanced' | 'api' | 'roles' | 'channels' | 'points' | 'misc' | 'embeds';

export interface FieldRow<Kind extends FieldKind = FieldKind> {
  /** The key in the stored configuration, spelled as the bot spells it. */
  key: string;
  /** The name on screen, unique among all settings. */
  label: string;
  tab: ConfigTab;
  group: string;
  kind: Kind;
  default: KindValues[Kind];
  unit?: 'points' | '%';
  min?: number;
  max?: number;
  /** The setting whose value this one has until the user gives it a different value (product.md §9.7). */
  follows?: 'guildId';
  /** Restricts who can see the setting. If absent, everyone with access to the panel can see it. */
  audience?: 'platformOwner';
  /** Maximum length of a text in characters, if Discord has a limit. */
  maxLength?: number;
  /** Folded on its tab and in set-ups, because few servers need it (product.md §9.1). */
  isForExperts?: true;
  help: string;
}

/** The minimum of `numberText` is 0, because the pattern in its JSON Schema does not allow a minus sign. */
type Bounds<Kind extends FieldKind> = Kind extends 'number' | 'pointsMap'
  ? { min: number; max: number }
  : Kind extends 'numberText'
    ? { min: 0; max: number }
    : { min?: never; max?: never };

export type AnyFieldRow = { [Kind in FieldKind]: FieldRow<Kind> & Bounds<Kind> }[FieldKind];

/** The maximum for one post, word or bounty. The sum of a member's points then remains a safe integer. */
export const mostPoints = 1_000_000_000;
