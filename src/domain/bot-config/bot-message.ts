import { blankEmbed, type EmbedField as MessageField } from '../message/embed';
import { blankMessage, type Message } from '../message/message';
import type { BotLook } from './bot-look';
import type { DescriptionEmbed, TicketEmbed, WelcomeEmbed } from './field';

export type BotMessageValue =
  | { kind: 'ticketEmbed'; value: TicketEmbed }
  | { kind: 'welcomeEmbed'; value: WelcomeEmbed }
  | { kind: 'descriptionEmbed'; value: DescriptionEmbed };

/** Returns whether all texts are blank and there are no channels or timestamp. The bot then sends no message. */
export function isBlankBotMessage(setting: BotMessageValue): boolean {
  return textsOf(setting).every((text) => text.trim() === '');
}

/** Returns the message as members will see it (product.md §9.21). `sentAt` is in Unix ms. */
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
