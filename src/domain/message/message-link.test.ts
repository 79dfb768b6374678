import { describe, expect, it } from 'vitest';
import { messageLink, parseMessageLink, webhookInfoOf } from './message-link';

const [guildId, channelId, messageId] = [
  '12345678901234567',
  '22345678901234567',
  '32345678901234567',
];
const path = `/channels/${guildId}/${channelId}/${messageId}`;

it('survives a round trip', () => {
  const place = { guildId, channelId, messageId };
  expect(messageLink(place)).toBe(`https://discord.com${path}`);
  expect(parseMessageLink(messageLink(place))).toEqual(place);
  const unknown = { ...place, guildId: null };
  expect(parseMessageLink(messageLink(unknown))).toEqual(unknown);
});

describe('parseMessageLink', () => {
  it.each([
    ` https://discord.com${path} `,
    `https://ptb.discord.com${path}/`,
    `https://canary.discord.com${path}?x=1#y`,
    `http://discordapp.com${path}`,
  ])('reads %o', (text) => {
    expect(parseMessageLink(text)).toEqual({ guildId, channelId, messageId });
  });

  it.each([
    '',
    messageId,
    `https://discord.com/channels/${guildId}/${channelId}`,
    `https://discord.com.evil.example${path}`,
    `https://evil.example/?https://discord.com${path}`,
    `javascript://discord.com${path}`,
    `https://discord.com/channels/me/${channelId}/${messageId}`,
    `https://discord.com${path}/more`,
  ])('rejects %o', (text) => {
    expect(parseMessageLink(text)).toBeNull();
  });
});

it.each([
  [
    { id: '1', guild_id: '2', channel_id: '3', name: 'Hook', avatar: 'abc', token: 'secret' },
    { guildId: '2', channelId: '3', name: 'Hook', avatarHash: 'abc' },
  ],
  [
    { id: '1', name: ' ', avatar: null },
    { guildId: null, channelId: null, name: null, avatarHash: null },
  ],
  [
    { id: '1', avatar: '../x' },
    { guildId: null, channelId: null, name: null, avatarHash: null },
  ],
  [{ code: 10_015 }, null],
  [null, null],
])('reads webhook info from %j', (body, info) => {
  expect(webhookInfoOf(body)).toEqual(info);
});
