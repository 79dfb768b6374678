import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { anyMessage, messageWith, seeded } from './arbitrary.fixture';
import { exportCode, exportLanguages, PLACEHOLDER_URL } from './export-code';
import { toPayload, type Payload } from './payload';

const folder = mkdtempSync(join(tmpdir(), 'export-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

const target = { url: 'https://discord.com/api/webhooks/1/token', threadId: '22' };

/** Texts that break code without proper escaping. */
const ugly: Payload = {
  content: `it's "quoted" \`back\` \\ $(touch x) \${y} $HOME !! %s {z} #{z} \n\r\t\u2028\u0007 @file`,
  username: "'; exit 1; '",
  avatar_url: 'https://example.com/?a=1&b=$2',
  thread_name: '"""',
  embeds: [
    {
      title: '</script> 🎉 ü 漢 \\u0041 \\',
      description: '\'\'\'\n"""\n\\N{BULLET} {}',
      color: 0,
      timestamp: '2026-08-06T12:30:00.000Z',
      fields: [
        { name: "f'{1}'", value: 'True', inline: true },
        { name: 'n', value: '', inline: false },
      ],
    },
    { image: { url: "https://example.com/'.png" } },
  ],
};

/** All parts that the form cannot edit. */
const kept: Payload = {
  content: 'a',
  tts: true,
  flags: 4 | 4096,
  allowed_mentions: { parse: ['everyone'], roles: ['600000000000000001'] },
  components: [{ type: 1, components: [] }],
  poll: {
    question: { text: 'When?' },
    answers: [{ poll_media: { text: 'Now', emoji: { name: '🎉' } } }],
    duration: 48,
    allow_multiselect: true,
  },
  applied_tags: ['600000000000000002'],
};

const random = seeded(10);
const payloads = [
  ugly,
  kept,
  { content: '@everyone', allowed_mentions: { parse: [] } },
  {},
  { content: 'a' },
  toPayload(messageWith({ title: 'a', color: '#fff' })),
  ...Array.from({ length: 4 }, () => toPayload(anyMessage(random))),
];

describe('curl', () => {
  it.each(payloads)('sends the payload when a shell runs it: %#', (payload) => {
    // A mock of curl that prints its arguments, with a NUL after each one.
    const script = `curl() { printf '%s\\0' "$@"; }\n${exportCode('curl', payload, target)}`;
    const words = execFileSync('bash', ['-euc', script], {
      cwd: tmpdir(),
      encoding: 'utf8',
    }).split('\0');
    const [url, flag, header, data, body, end] = words;
    expect([url, flag, header, data, end]).toEqual([
      `https://discord.com/api/webhooks/1/token?wait=true&thread_id=22${payload.components ? '&with_components=true' : ''}`,
      '-H',
      'Content-Type: application/json',
      '--data-raw',
      '',
    ]);
    expect(JSON.parse(body ?? '')).toEqual(payload);
  });

  it('is well formatted', () => {
    expect(exportCode('curl', { content: "it's" })).toBe(
      [
        `curl '${PLACEHOLDER_URL}?wait=true' \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  --data-raw '{`,
        String.raw`  "content": "it'\''s"`,
        `}'`,
        '',
      ].join('\n'),
    );
  });
});

describe('discord.js', () => {
  const library = join(folder, 'node_modules', 'discord.js');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), '{"type":"module","exports":"./index.js"}');
  writeFileSync(
    join(library, 'index.js'),
    `export class WebhookClient {
      constructor(options) { this.options = options; }
      async send(message) { console.log(JSON.stringify([this.options, message])); }
    }`,
  );

  // Run all payloads in one Node process, because starting a process is slow.
  const sent = () => {
    payloads.forEach((payload, index) => {
      writeFileSync(join(folder, `${index}.mjs`), exportCode('discord.js', payload, target));
    });
    const imports = payloads.map((_, index) => `await import('./${index}.mjs');`).join('\n');
    writeFileSync(join(folder, 'all.mjs'), imports);
    const out = execFileSync(process.execPath, ['all.mjs'], { cwd: folder, encoding: 'utf8' });
    return out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  };

  it('sends each payload when Node runs it', () => {
    expect(sent()).toEqual(
      payloads.map((payload: Payload) => [
        { url: target.url },
        { ...withJsNames(payload), threadId: '22' },
      ]),
    );
  });

  it('is well formatted', () => {
    expect(exportCode('discord.js', { content: "it's" })).toBe(
      [
        `import { WebhookClient } from 'discord.js';`,
        '',
        `const webhook = new WebhookClient({ url: "${PLACEHOLDER_URL}" });`,
        '',
        'await webhook.send({',
        `  "content": "it's"`,
        '});',
        '',
      ].join('\n'),
    );
  });
});

/** Renames the keys of a payload for discord.js. */
function withJsNames({
  avatar_url,
  thread_name,
  allowed_mentions,
  applied_tags,
  poll,
  ...same
}: Payload) {
  const named = {
    ...same,
    avatarURL: avatar_url,
    threadName: thread_name,
    allowedMentions: allowed_mentions,
    appliedTags: applied_tags,
    poll: poll && {
      question: poll.question,
      answers: poll.answers.map(({ poll_media }) => poll_media),
      duration: poll.duration,
      allowMultiselect: poll.allow_multiselect,
    },
    withComponents: same.components && true,
  };
  return JSON.parse(JSON.stringify(named)) as object;
}

describe('discord.py', () => {
  // A mock of discord.py with the calls that an export uses. It parses timestamps as Python 3.8 does.
  const stub = `import json, re, sys, types
class Object(str): pass
class Embed:
    @classmethod
    def from_dict(cls, data):
        if 'timestamp' in data:
            assert re.fullmatch(r'[0-9-]{10}T[0-9:]{8}([.][0-9]{3}|[.][0-9]{6})?[+]00:00', data['timestamp'])
            data = {**data, 'timestamp': data['timestamp'].replace('+00:00', 'Z')}
        return data
def AllowedMentions(**kinds):
    return {'parse': [kind for kind in ('roles', 'users', 'everyone') if kinds[kind] is True],
            **{kind: ids for kind, ids in kinds.items() if isinstance(ids, list)}}
class Poll(dict):
    def __init__(self, question, duration, multiple):
        self.update(question={'text': question}, answers=[],
                    duration=duration.total_seconds() / 3600, allow_multiselect=multiple)
    def add_answer(self, text, emoji=None):
        media = {'text': text, **({} if emoji is None else {'emoji': {'name': emoji}})}
        self['answers'].append({'poll_media': media})
class SyncWebhook:
    def __init__(self, url): self.url = url
    from_url = classmethod(lambda cls, url: cls(url))
    def send(self, **options): print(json.dumps([self.url, options]))
discord = types.ModuleType('discord')
for name in (Object, Embed, AllowedMentions, Poll, SyncWebhook): setattr(discord, name.__name__, name)
sys.modules['discord'] = discord
for code in json.load(sys.stdin): exec(compile(code, 'export', 'exec'), {})
`;

  it.runIf(hasPython())('sends each payload when Python runs it', () => {
    const codes = payloads.map((payload) => exportCode('discord.py', payload, target));
    const out = execFileSync('python3', ['-c', stub], {
      input: JSON.stringify(codes),
      encoding: 'utf8',
    });
    const sent = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(sent).toEqual(
      payloads.map((payload) => {
        const { flags, components: _, ...same } = payload;
        const silenced = flags && { suppress_embeds: true, silent: true };
        return [target.url, { ...same, ...silenced, thread: '22' }];
      }),
    );
  });

  it('names what it leaves out', () => {
    const code = exportCode('discord.py', { content: 'a', components: [{ type: 1 }] });
    expect(code).toContain('# The components are left out');
  });

  it('is well formatted', () => {
    const embeds = [
      { title: 'a\n"b"', fields: [{ name: 'n', value: 'v', inline: true }] },
      { color: 0 },
    ];
    expect(exportCode('discord.py', { content: "it's", embeds }, { ...target, threadId: '' })).toBe(
      `import discord

webhook = discord.SyncWebhook.from_url("https://discord.com/api/webhooks/1/token")

webhook.send(
    content="it's",
    embeds=[discord.Embed.from_dict(embed) for embed in [
        {
            "title": "a\\n\\"b\\"",
            "fields": [
                {
                    "name": "n",
                    "value": "v",
                    "inline": True,
                },
            ],
        },
        {
            "color": 0,
        },
    ]],
)
`,
    );
  });
});

it.each(exportLanguages.filter((language) => language !== 'Payload'))(
  '%s hides the webhook URL by default',
  (language) => {
    expect(exportCode(language, { content: 'a' })).toContain(PLACEHOLDER_URL);
  },
);

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
