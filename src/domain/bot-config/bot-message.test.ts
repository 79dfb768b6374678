import { describe, expect, it } from 'vitest';
import { botMessage, type BotMessageValue, isBlankBotMessage } from './bot-message';

const look = {
  color: '#9b87f5',
  icon: 'https://pictures.example/icon.png',
  thumbnail: 'https://pictures.example/thumbnail.png',
  image: 'https://pictures.example/image.png',
  welcomeImage: 'https://pictures.example/welcome.png',
  website: 'https://resell-heaven.example',
};
const sentAt = Date.parse('2026-03-01T10:00:00Z');

const ticket = {
  title: 'Goodbye',
  description: 'Tell us **why**.',
  footerText: 'Resell Heaven',
  timestamp: true,
  fields: [{ name: 'Plan', value: 'VIP', inline: true }],
};

function embedOf(setting: BotMessageValue) {
  const message = botMessage(setting, look, sentAt);
  expect(message.embeds).toHaveLength(1);
  return message.embeds[0];
}

describe('botMessage', () => {
  it('is the first message of a ticket with the look of the server', () => {
    expect(embedOf({ kind: 'ticketEmbed', value: ticket })).toMatchObject({
      title: 'Goodbye',
      description: 'Tell us **why**.',
      url: look.website,
      color: look.color,
      footer: { text: 'Resell Heaven', icon_url: look.icon },
      thumbnail: { url: look.thumbnail },
      image: { url: look.image },
      timestamp: '2026-03-01T10:00:00.000Z',
      fields: [{ name: 'Plan', value: 'VIP', inline: true }],
    });
  });

  it('has no time if the switch is off', () => {
    expect(embedOf({ kind: 'ticketEmbed', value: { ...ticket, timestamp: false } })).toMatchObject({
      timestamp: '',
    });
  });

  it('welcomes new members with its own image and mentions the channels', () => {
    const value = { description: 'Hello', channels: ['100000000000000001', '100000000000000002'] };
    expect(embedOf({ kind: 'welcomeEmbed', value })).toMatchObject({
      description: 'Hello\n\n<#100000000000000001> <#100000000000000002>',
      image: { url: look.welcomeImage },
      title: '',
    });
  });

  it('is the description alone', () => {
    const value = { description: 'Sorry to see you go' };
    expect(embedOf({ kind: 'descriptionEmbed', value })).toMatchObject({
      description: 'Sorry to see you go',
      image: { url: look.image },
    });
  });
});

describe('isBlankBotMessage', () => {
  const none = { title: '', description: ' ', footerText: '', timestamp: false, fields: [] };
  it.each<[BotMessageValue, boolean]>([
    [{ kind: 'ticketEmbed', value: none }, true],
    [{ kind: 'ticketEmbed', value: { ...none, timestamp: true } }, false],
    [{ kind: 'ticketEmbed', value: { ...none, fields: ticket.fields } }, false],
    [{ kind: 'welcomeEmbed', value: { description: '', channels: [] } }, true],
    [{ kind: 'welcomeEmbed', value: { description: '', channels: ['1'] } }, false],
    [{ kind: 'descriptionEmbed', value: { description: '\n' } }, true],
    [{ kind: 'descriptionEmbed', value: { description: 'x' } }, false],
  ])('%j: %s', (setting, expected) => {
    expect(isBlankBotMessage(setting)).toBe(expected);
  });
});
