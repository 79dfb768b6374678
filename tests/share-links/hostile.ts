import { deflateRawSync } from 'node:zlib';

/** A link that an attacker could create. `share` is the value of the link's `share` parameter. */
export interface HostileLink {
  name: string;
  share: string;
  /** The expected error. If it is undefined, the link opens as a harmless message. */
  error?: string;
}

const plain = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');
const packed = (text: string | Uint8Array) => `z.${deflateRawSync(text).toString('base64url')}`;
const json = (value: unknown) => plain(JSON.stringify(value));
const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, 'a');
const nested = (depth: number, open: string, close: string, inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth);

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'attachment://a.png',
  'discord://-/settings',
  '//evil.example/a.png',
  'https:evil.example',
  '\\\\evil.example\\a.png',
  'view-source:https://example.com',
];

const everyAddress = (url: string) => ({
  title: 'a',
  url,
  author: { name: 'a', url, icon_url: url },
  footer: { text: 'a', icon_url: url },
  thumbnail: { url },
  image: { url },
});

/** Links that try to run a script, to load or send data, to fill the memory, or to make the page unusable. */
export const hostileLinks: readonly HostileLink[] = [
  { name: 'nothing', share: '', error: 'empty' },
  { name: 'white space', share: ' \n', error: 'empty' },
  { name: 'the mark of compression alone', share: 'z.', error: 'empty' },

  { name: 'no base64', share: '<script>alert(1)</script>', error: 'notBase64' },
  { name: 'base64 of an impossible length', share: 'abcde', error: 'notBase64' },
  { name: 'base64 with a gap', share: 'eyJ0 aXRsZSI6ImEifQ', error: 'notBase64' },
  { name: 'padding in the middle', share: 'eyJ0=aXRsZSI6ImEifQ', error: 'notBase64' },
  { name: 'letters of another script', share: 'еyJ0aXRsZSI6ImEifQ', error: 'notBase64' },
  { name: 'an address', share: 'https://evil.example/embed.json', error: 'notBase64' },
  { name: 'a path upwards', share: '../../etc/passwd', error: 'notBase64' },
  { name: 'plain JSON', share: '{"title":"a"}', error: 'notBase64' },
  { name: 'NUL', share: '\u0000', error: 'notBase64' },

  {
    name: 'bytes that are no UTF-8',
    share: plain(Buffer.from([0xff, 0xfe, 0x00])),
    error: 'notUtf8',
  },
  { name: 'an overlong slash', share: plain(Buffer.from([0xc0, 0xaf])), error: 'notUtf8' },
  {
    name: 'half a character in UTF-8',
    share: plain(Buffer.from([0xed, 0xa0, 0x80])),
    error: 'notUtf8',
  },
  {
    name: 'a text that breaks off',
    share: plain(Buffer.from('{"title":"é').subarray(0, -1)),
    error: 'notUtf8',
  },

  { name: 'no JSON', share: plain('title: a'), error: 'notJson' },
  { name: 'half of JSON', share: plain('{"title":"a'), error: 'notJson' },
  { name: 'JavaScript', share: plain('(()=>{alert(1)})()'), error: 'notJson' },
  { name: 'JSON and more', share: plain('{"title":"a"};alert(1)'), error: 'notJson' },
  { name: 'HTML', share: plain('<img src=x onerror=alert(1)>'), error: 'notJson' },

  { name: 'null', share: json(null), error: 'notAMessage' },
  { name: 'a number', share: json(1), error: 'notAMessage' },
  { name: 'a text', share: json('title'), error: 'notAMessage' },
  { name: 'a list', share: json([{ title: 'a' }]), error: 'notAMessage' },
  { name: 'an empty object', share: json({}), error: 'notAMessage' },
  {
    name: 'unknown keys',
    share: json({ html: '<b>', script: 'alert(1)' }),
    error: 'notAMessage',
  },
  {
    name: 'a title that is an object',
    share: json({ title: { toString: 'x' } }),
    error: 'notAMessage',
  },
  { name: 'a title that is a list', share: json({ title: ['a'] }), error: 'notAMessage' },
  {
    name: 'a number for a text',
    share: json({ title: 'a', description: 1 }),
    error: 'notAMessage',
  },
  {
    name: 'a part that is a text',
    share: json({ title: 'a', author: 'me' }),
    error: 'notAMessage',
  },
  {
    name: 'fields that are an object',
    share: json({ fields: { length: 1e9 } }),
    error: 'notAMessage',
  },
  { name: 'fields that are null', share: json({ fields: [null] }), error: 'notAMessage' },
  {
    name: 'inline that is a text',
    share: json({ fields: [{ name: 'a', value: 'b', inline: '1' }] }),
    error: 'notAMessage',
  },
  { name: 'embeds that are texts', share: json({ embeds: ['a', 'b'] }), error: 'notAMessage' },
  {
    name: 'a color that is true',
    share: json({ title: 'a', color: true }),
    error: 'notAMessage',
  },

  {
    name: 'eleven embeds',
    share: json({ embeds: Array(11).fill({ title: 'a' }) }),
    error: 'notAMessage',
  },
  {
    name: '26 fields',
    share: json({ fields: Array(26).fill({ name: 'a', value: 'b' }) }),
    error: 'notAMessage',
  },
  {
    name: 'fields without end',
    share: packed(JSON.stringify({ fields: Array(80_000).fill(1) })),
    error: 'notAMessage',
  },

  { name: 'a link of megabytes', share: plain(megabytes(2)), error: 'tooLarge' },
  {
    name: 'a compressed link of megabytes',
    share: `z.${'A'.repeat(1_000_000)}`,
    error: 'tooLarge',
  },
  { name: 'a bomb of 64 MB', share: packed(megabytes(64)), error: 'tooLarge' },
  {
    name: 'a bomb with a title',
    share: packed(JSON.stringify({ title: 'a'.repeat(5_000_000) })),
    error: 'tooLarge',
  },
  { name: 'a bomb in a bomb', share: packed(deflateRawSync(megabytes(64))), error: 'notUtf8' },
  { name: 'no deflate stream', share: `z.${plain('not deflated at all')}`, error: 'notDeflate' },
  {
    name: 'a deflate stream that breaks off',
    share: packed('{"title":"aaaaaaaaaaaaaaaaaaaaaaaa"}').slice(0, -8),
    error: 'notDeflate',
  },
  { name: 'compressed twice over', share: `z.${packed('{"title":"a"}')}`, error: 'notBase64' },
  { name: 'JSON compressed, yet none', share: packed('{"title":'), error: 'notJson' },

  { name: 'lists in lists', share: plain(nested(90_000, '[', ']')), error: 'notAMessage' },
  { name: 'lists without an end', share: plain('['.repeat(190_000)), error: 'notJson' },
  {
    name: 'objects in objects',
    share: packed(nested(30_000, '{"a":', '}', '1')),
    error: 'notAMessage',
  },
  { name: 'embeds in embeds', share: packed(nested(20_000, '{"embeds":[', ']}', '{}')) },
  {
    name: 'a deep part nobody knows',
    share: packed(`{"title":"a","x":${nested(60_000, '[', ']')}}`),
  },

  { name: '__proto__ of the message', share: plain('{"__proto__":{"polluted":true},"title":"a"}') },
  {
    name: '__proto__ with the keys of a message',
    share: plain('{"__proto__":{"title":"a","embeds":[]}}'),
    error: 'notAMessage',
  },
  {
    name: '__proto__ of a part',
    share: plain('{"author":{"__proto__":{"polluted":true},"name":"a"}}'),
  },
  {
    name: '__proto__ of a field',
    share: plain('{"fields":[{"__proto__":{"polluted":true},"name":"a","value":"b"}]}'),
  },
  {
    name: 'constructor.prototype',
    share: plain('{"title":"a","constructor":{"prototype":{"polluted":true}}}'),
  },
  {
    name: 'own toString and toJSON',
    share: json({ title: 'a', toString: 'x', toJSON: 'y', valueOf: 1 }),
  },
  { name: 'hasOwnProperty', share: json({ title: 'a', hasOwnProperty: 1 }) },
  { name: 'the same key twice', share: plain('{"title":"a","title":"b"}') },
  {
    name: 'ids that clash with the page',
    share: json({
      embeds: [{ id: 'root', title: 'a', fields: [{ id: 'root', name: 'a', value: 'b' }] }],
    }),
  },

  ...schemes.map((scheme) => ({
    name: `an address ${JSON.stringify(scheme)}`,
    share: json(everyAddress(scheme)),
  })),
  {
    name: 'a picture that is no address',
    share: json({ content: 'a', avatar_url: 'javascript:alert(1)' }),
  },
  {
    name: 'a webhook to send to',
    share: json({
      title: 'a',
      webhook: 'https://discord.com/api/webhooks/1/t',
      targets: [{ url: 'https://discord.com/api/webhooks/1/t' }],
    }),
  },
  { name: 'a thread to send to', share: json({ content: 'a', thread_id: '12345678901234567' }) },

  {
    name: 'HTML in every text',
    share: json({
      title: '<img src=x onerror=alert(1)>',
      description: '</textarea><script>alert(1)</script>',
      footer: { text: '{{constructor.constructor("alert(1)")()}}' },
    }),
  },
  {
    name: 'a link in Markdown that runs',
    share: json({ description: '[a](javascript:alert(1)) <javascript:alert(1)>' }),
  },
  {
    name: 'CSS for a color',
    share: json({ title: 'a', color: 'red;background:url(https://evil.example)' }),
  },
  { name: 'a color out of range', share: json({ title: 'a', color: 1e308 }) },
  { name: 'a color below zero', share: json({ title: 'a', color: -1 }) },
  { name: 'a time beyond time', share: json({ title: 'a', timestamp: 8.64e15 }) },
  { name: 'a time that is none', share: json({ title: 'a', timestamp: '<script>' }) },
  { name: 'NUL in a text', share: json({ title: 'a\u0000b', description: '\u0000' }) },
  { name: 'control characters', share: json({ title: '\u001b[31mred\u0007\u0008\u009b' }) },
  {
    name: 'turned reading direction',
    share: json({ title: '\u202Egnp.exe', author: { name: '\u202D\u202B' } }),
  },
  { name: 'half characters', share: plain('{"title":"\\ud800","content":"\\udfff"}') },
  {
    name: 'a hundred thousand marks on a letter',
    share: packed(JSON.stringify({ title: `a${'\u0301'.repeat(100_000)}` })),
  },
  {
    name: 'stars that never close',
    share: packed(JSON.stringify({ description: '*'.repeat(200_000) })),
  },
  {
    name: 'brackets that never close',
    share: packed(JSON.stringify({ description: '[a]('.repeat(50_000) })),
  },
  { name: 'everyone', share: json({ content: '@everyone <@&1> @here', username: 'everyone' }) },
];
