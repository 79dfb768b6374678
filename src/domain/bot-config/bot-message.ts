import { blankEmbed, type EmbedField as MessageField } from '../message/embed';
import { blankMessage, type Message } from '../message/message';
import type { BotConfig } from './config';
import type { DescriptionEmbed, TicketEmbed, WelcomeEmbed } from './field';
import { type ConfigKey, fieldOf } from './fields';
import { parseValue } from './parse';

/** The settings that decide how all messages of the bot look (product.md §9.21). Addresses are as typed. */
export interface BotLook {
  color: string;
  icon: string;
  thumbnail: string;
  image: string;
  /** The image of the message for new members, in place of `image`. */
  welcomeImage: string;
  /** The address that titles link to. */
  website: string;
}

const lookKeys = {
  color: 'EmbedColor',
  icon: 'EmbedIcon',
  thumbnail: 'EmbedThumbnail',
  image: 'EmbedImage',
  welcomeImage: 'WelcomeEmbedImage',
  website: 'websiteLink',
} as const satisfies Record<keyof BotLook, ConfigKey>;

/** Returns the look that a configuration or a draft of it gives the bot's messages. */
export function lookOf(config: BotConfig): BotLook {
  const text = (key: ConfigKey) => {
    const value = parseValue(fieldOf(key), config[key]);
    return typeof value === 'string' ? value : '';
  };
  return {
    color: text(lookKeys.color),
    icon: text(lookKeys.icon),
    thumbnail: text(lookKeys.thumbnail),
    image: text(lookKeys.image),
    welcomeImage: text(lookKeys.welcomeImage),
    website: text(lookKeys.website),
  };
}

export function isSameLook(one: BotLook, other: BotLook): boolean {
  return (
    one.color === other.color &&
    one.icon === other.icon &&
    one.thumbnail === other.thumbnail &&
    one.image === other.image &&
    one.welcomeImage === other.welcomeImage &&
    one.website === other.website
  );
}

/** A value of a setting that makes a message. */
export type BotMessageValue =
  | { kind: 'ticketEmbed'; value: TicketEmbed }
  | { kind: 'welcomeEmbed'; value: WelcomeEmbed }
  | { kind: 'descriptionEmbed'; value: DescriptionEmbed };

/** Whether a setting has no text yet. Pictures of the look alone make no message. */
export function isBlankBotMessage(setting: BotMessageValue): boolean {
  return textsOf(setting).every((text) => text.trim() === '');
}

/**
 * Returns the message that the bot sends for a setting, as members will see it (product.md §9.21). The channels to visit are
 * mentions below the description.
 *
 * @param sentAt Unix ms
 */
export function botMessage(setting: BotMessageValue, look: BotLook, sentAt: number): Message {
  const plain = blankEmbed('embed');
  const embed = {
    ...plain,
    color: look.color,
    footer: { text: '', icon_url: look.icon },
    thumbnail: { url: look.thumbnail },
    image: { url: setting.kind === 'welcomeEmbed' ? look.welcomeImage : look.image },
  };
  return { ...blankMessage(() => 'embed'), embeds: [{ ...embed, ...partsOf(setting) }] };

  function partsOf(given: BotMessageValue) {
    switch (given.kind) {
      case 'descriptionEmbed':
        return { description: given.value.description };
      case 'welcomeEmbed':
        return { description: joined(given.value.description, mentions(given.value.channels)) };
      case 'ticketEmbed': {
        const { title, description, footerText, timestamp, fields } = given.value;
        return {
          title,
          description,
          url: look.website,
          footer: { text: footerText, icon_url: look.icon },
          timestamp: timestamp ? new Date(sentAt).toISOString() : '',
          fields: fields.map((field, index): MessageField => ({ ...field, id: `field-${index}` })),
        };
      }
    }
  }
}

function textsOf(setting: BotMessageValue): readonly string[] {
  switch (setting.kind) {
    case 'descriptionEmbed':
      return [setting.value.description];
    case 'welcomeEmbed':
      return [setting.value.description, ...setting.value.channels];
    case 'ticketEmbed': {
      const { title, description, footerText, timestamp, fields } = setting.value;
      const inFields = fields.flatMap(({ name, value }) => [name, value]);
      return [title, description, footerText, timestamp ? 'timestamp' : '', ...inFields];
    }
  }
}

function mentions(channels: readonly string[]): string {
  return channels.map((id) => `<#${id}>`).join(' ');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}
