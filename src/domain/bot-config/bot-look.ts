import type { BotConfig } from './config';
import { type ConfigKey, fieldOf } from './fields';
import { parseValue } from './parse';

/** The settings that decide how all messages of the bot look (product.md §9.21). URLs are stored as typed. */
export interface BotLook {
  color: string;
  icon: string;
  thumbnail: string;
  image: string;
  /** The image of the message for new members. In that message, it is used instead of `image`. */
  welcomeImage: string;
  /** The URL that the titles of messages link to. */
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
