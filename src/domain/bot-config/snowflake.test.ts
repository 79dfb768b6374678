import { describe, expect, it } from 'vitest';
import { channelIdIn, idIn, idsIn, isSnowflake } from './snowflake';

describe('isSnowflake', () => {
  it.each([
    ['12345678901234567', true],
    ['12345678901234567890', true],
    ['1234567890123456', false],
    ['123456789012345678901', false],
    ['', false],
    [' 123456789012345678', false],
    ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨', false],
  ])('%j → %s', (text, answer) => {
    expect(isSnowflake(text)).toBe(answer);
  });
});

describe('idIn', () => {
  it.each([
    [' 123456789012345678\n', '123456789012345678'],
    ['<#123456789012345678>', '123456789012345678'],
    ['<@&123456789012345678>', '123456789012345678'],
    ['<@!123456789012345678>', '123456789012345678'],
    ['<@123456789012345678>', '123456789012345678'],
    ['<#general>', '<#general>'],
    ['general', 'general'],
    ['', ''],
  ])('%j → %j', (text, id) => {
    expect(idIn(text)).toBe(id);
  });
});

const [guild, channel, message] = [
  '111111111111111111',
  '222222222222222222',
  '333333333333333333',
];

describe('channelIdIn', () => {
  it.each([
    [`<#${channel}>`, channel],
    [`https://discord.com/channels/${guild}/${channel}`, channel],
    [` https://discord.com/channels/${guild}/${channel}/ `, channel],
    [`https://discord.com/channels/${guild}/${channel}/${message}`, channel],
    [`https://canary.discord.com/channels/${guild}/${channel}`, channel],
    [`https://ptb.discord.com/channels/${guild}/${channel}`, channel],
    [`https://discordapp.com/channels/${guild}/${channel}?a=b`, channel],
    [`http://discord.com/channels/${guild}/${channel}`, channel],
    [channel, channel],
    [`https://discord.com/channels/${guild}`, `https://discord.com/channels/${guild}`],
    [
      `https://discord.com.example/channels/${guild}/${channel}`,
      `https://discord.com.example/channels/${guild}/${channel}`,
    ],
    ['general', 'general'],
  ])('%j → %j', (text, id) => {
    expect(channelIdIn(text)).toBe(id);
  });
});

describe('idsIn', () => {
  it.each([
    ['', []],
    [`<@&${guild}>`, [guild]],
    [`<@&${guild}><@&${channel}>`, [guild, channel]],
    [`<@&${guild}> <@&${channel}>`, [guild, channel]],
    [`${guild} ${channel}`, [guild, channel]],
    [`${guild},${channel}`, [guild, channel]],
    [`${guild}\n${channel};${message}`, [guild, channel, message]],
    [`<#${guild}>\n${guild}`, [guild]],
    [`https://discord.com/channels/${guild}/${channel}\n<#${message}>`, [channel, message]],
    ['Head Moderator, Admin', ['Head Moderator', 'Admin']],
    [`Head Moderator;<@&${guild}>`, ['Head Moderator', guild]],
  ])('%j → %j', (text, ids) => {
    expect(idsIn(text, channelIdIn)).toEqual(ids);
  });

  it('does not read a channel link as a role id', () => {
    const link = `https://discord.com/channels/${guild}/${channel}`;
    expect(idsIn(link)).toEqual([link]);
  });
});
