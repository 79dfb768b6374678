import { describe, expect, it } from 'vitest';
import { messageWith } from './arbitrary.fixture';
import { allowedMentionsOf, mentionedIn, notifiedBy } from './mentions';

const [a, b, c] = ['300000000000000001', '300000000000000002', '300000000000000003'] as const;
const nobody = { everyone: false, here: false, roles: [], users: [] };
const saying = (content: string, parts = {}) => messageWith({}, { content, ...parts });

describe('allowed mentions that are sent', () => {
  it.each([
    ['', { parse: [] }],
    ['Hello', { parse: [] }],
    ['@everyone', { parse: ['everyone'] }],
    ['||@here||', { parse: ['everyone'] }],
    [`<@&${a}> <@&${b}> <@&${a}>`, { parse: [], roles: [a, b] }],
    [`> **<@${a}>**\n- <@!${b}>\n- x`, { parse: [], users: [a, b] }],
    [`@everyone <@&${a}> <@${b}> <#${c}>`, { parse: ['everyone'], roles: [a], users: [b] }],
    [`\`@everyone\` \\@here`, { parse: [] }],
    [`\`\`\`\n@everyone <@&${a}>\n\`\`\``, { parse: [] }],
    ['everyone @ here @Everyone', { parse: [] }],
    ['<@&1> <@99999999999999999999>', { parse: [] }],
  ])('for %j', (content, allowed) => {
    expect(allowedMentionsOf(saying(content))).toEqual(allowed);
  });

  it('ignore embeds, username and thread name, which notify no one', () => {
    const message = messageWith(
      { title: '@everyone', description: `<@&${a}>`, fields: [] },
      { content: 'Hi', username: '@here', thread_name: '@everyone' },
    );
    expect(allowedMentionsOf(message)).toEqual({ parse: [] });
  });

  it('count the text displays of Components V2, however deep', () => {
    const components = [
      { type: 17, components: [{ type: 9, components: [{ type: 10, content: `<@&${a}>` }] }] },
      { type: 10, content: '@here' },
      { type: 1, components: [{ type: 2, label: '@everyone', content: `<@${b}>` }] },
    ];
    expect(allowedMentionsOf(saying('', { flags: 32_768, components }))).toEqual({
      parse: ['everyone'],
      roles: [a],
    });
    expect(allowedMentionsOf(saying('', { components }))).toEqual({ parse: [] });
  });

  it('are those of the message if it has some', () => {
    for (const own of [{ parse: [] }, {}, { parse: ['roles' as const], users: [a] }]) {
      expect(allowedMentionsOf(saying('@everyone', { allowed_mentions: own }))).toEqual(own);
    }
  });

  it('name the kind instead of more ids than Discord accepts', () => {
    const components = [0, 1].map((part) => ({
      type: 10,
      content: Array.from({ length: 60 }, (_, at) => `<@3000000000000001${part}${at + 10}>`).join(
        '',
      ),
    }));
    expect(allowedMentionsOf(saying('', { flags: 32_768, components }))).toEqual({
      parse: ['users'],
    });
  });

  it('search a text that is far too long only at its start', () => {
    expect(mentionedIn(saying(`${'x'.repeat(1_000_000)} @everyone`))).toEqual(nobody);
  });
});

describe('who is notified', () => {
  const content = `@everyone @here <@&${a}> <@&${b}> <@${c}>`;
  const all = { everyone: true, here: true, roles: [a, b], users: [c] };
  it.each([
    [undefined, all],
    [{}, nobody],
    [{ parse: [] }, nobody],
    [{ parse: ['everyone' as const] }, { ...nobody, everyone: true, here: true }],
    [{ parse: ['roles' as const] }, { ...nobody, roles: [a, b] }],
    [
      { roles: [b, c], users: [a] },
      { ...nobody, roles: [b] },
    ],
    [
      { parse: ['users' as const], roles: [] },
      { ...nobody, users: [c] },
    ],
  ])('with the allowed mentions %j', (allowed_mentions, expected) => {
    const own = allowed_mentions === undefined ? {} : { allowed_mentions };
    expect(notifiedBy(saying(content, own))).toEqual(expected);
  });
});
