import { describe, expect, it, vi } from 'vitest';
import { blankMessage, type Message } from '#domain/message/message';
import { enterWorld } from '../../../tests/setup/enter-world';
import { writeText } from '../browser/clipboard';
import { readTextFile } from '../browser/files';
import {
  storeHistory,
  storeMessage,
  storeNamedDrafts,
  loadDrafts,
  watchDrafts,
} from './message-drafts';
import { readWebhookUrl, rememberWebhookUrl } from './webhook-url';

const newId = () => 'id';
const hello: Message = {
  ...blankMessage(newId),
  content: 'Hello',
  thread_id: '600000000000000001',
};
const named = { name: 'Rules', message: hello, at: '2026-11-20T09:00:00.000Z' };
const stored = { ok: true, value: null };
const none = { past: [], future: [] };

describe('drafts of the embed designer', () => {
  it('survive a reload, both the open message and the named ones', () => {
    enterWorld('signed-out');
    expect(loadDrafts(newId)).toEqual({ message: null, drafts: [], history: none });
    expect([storeMessage(hello), storeNamedDrafts([named])]).toEqual([stored, stored]);
    expect(loadDrafts(newId)).toEqual({ message: hello, drafts: [named], history: none });
    expect([storeMessage(null), storeNamedDrafts([])]).toEqual([stored, stored]);
    expect([loadDrafts(newId), localStorage.length]).toEqual([
      { message: null, drafts: [], history: none },
      0,
    ]);
  });

  it.each(['{"content":', '[]', '{"content":5}', 'null'])(
    'are empty when the stored text is %s',
    (text) => {
      enterWorld('signed-out');
      localStorage.setItem('grouped:embeds:draft', text);
      localStorage.setItem('grouped:embeds:drafts', text);
      expect(loadDrafts(newId)).toEqual({ message: null, drafts: [], history: none });
    },
  );

  it('report that the storage is full, and last until the page closes', () => {
    enterWorld('signed-out');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const full = { ok: false, error: { kind: 'full' } };
    expect([storeMessage(hello), storeNamedDrafts([named])]).toEqual([full, full]);
    expect(loadDrafts(newId)).toEqual({ message: hello, drafts: [named], history: none });
    storeMessage(null);
    storeNamedDrafts([]);
  });

  it('store their history, and drop it when the storage is full', () => {
    enterWorld('signed-out');
    const history = { past: [{ message: hello, cause: 'change' as const }], future: [] };
    storeMessage(hello);
    storeHistory(hello, history);
    expect(loadDrafts(newId).history).toEqual(history);
    const write = localStorage.setItem.bind(localStorage);
    const long = { ...hello, content: 'x'.repeat(100) };
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (localStorage.getItem('grouped:embeds:history') !== null) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      write(key, value);
    });
    expect(storeMessage(long)).toEqual(stored);
    expect(loadDrafts(newId)).toEqual({ message: long, drafts: [], history: none });
    storeHistory(null, none);
    expect(localStorage.getItem('grouped:embeds:history')).toBeNull();
  });

  it('of other tabs are reported until the listener stops', () => {
    enterWorld('signed-out');
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const events: unknown[] = [];
    const stop = watchDrafts(newId, {
      onDraft: (message) => events.push(message),
      onDrafts: (drafts) => events.push(drafts),
    });
    const write = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    write('grouped:embeds:draft', JSON.stringify(hello));
    write('grouped:embeds:draft', null);
    write('grouped:embeds:drafts', JSON.stringify([named]));
    write('grouped:theme', 'dark');
    stop();
    write('grouped:embeds:draft', JSON.stringify(hello));
    expect(events).toEqual([hello, null, [named]]);
  });
});

describe('the webhook URL', () => {
  it('is stored in this browser until it is cleared', () => {
    enterWorld('signed-out');
    expect(readWebhookUrl()).toBe('');
    rememberWebhookUrl('https://discord.com/api/webhooks/1/a');
    expect(readWebhookUrl()).toBe('https://discord.com/api/webhooks/1/a');
    rememberWebhookUrl(' ');
    expect([readWebhookUrl(), localStorage.length]).toEqual(['', 0]);
  });
});

describe('the clipboard', () => {
  const open = (write: (text: string) => Promise<void>, copies: boolean) => {
    const field = { style: {}, select: () => {}, remove: vi.fn<() => void>() };
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    vi.stubGlobal('HTMLElement', class {});
    vi.stubGlobal('document', {
      activeElement: null,
      body: { append: () => {} },
      createElement: () => field,
      execCommand: () => copies,
    });
    return field;
  };
  const forbidden = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

  it('takes a text', async () => {
    enterWorld('signed-out');
    const write = vi.fn<(text: string) => Promise<void>>(async () => {});
    open(write, false);
    expect(await writeText('{}')).toEqual(stored);
    expect(write.mock.calls).toEqual([['{}']]);
  });

  it('falls back to a hidden field, which is removed afterward', async () => {
    enterWorld('signed-out');
    const field = open(forbidden, true);
    expect(await writeText('{}')).toEqual(stored);
    expect(field.remove).toHaveBeenCalledOnce();
  });

  it('returns an error when the fallback fails too', async () => {
    enterWorld('signed-out');
    open(forbidden, false);
    expect(await writeText('{}')).toEqual({ ok: false, error: { kind: 'failed' } });
  });
});

describe('a chosen file', () => {
  it.each([
    ['is read', new Blob(['{"a":1}']), { ok: true, value: '{"a":1}' }],
    [
      'is not damaged when its letters are in a code page',
      new Blob([new Uint8Array([0x22, 0xe9, 0x22])]),
      failure('notUnicode'),
    ],
    [
      'is read in UTF-16',
      new Blob([new Uint8Array([0xff, 0xfe, 0x22, 0, 0xe9, 0, 0x22, 0])]),
      { ok: true, value: '"é"' },
    ],
    ['is not read when it is too large', new Blob(['x'.repeat(11)]), failure('tooLarge')],
    [
      'may be gone',
      { size: 1, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) },
      failure('unreadable'),
    ],
  ])('%s', async (_, file, expected) => {
    expect(await readTextFile(file, 10)).toEqual(expected);
  });
});

function failure(kind: string) {
  return { ok: false, error: { kind } };
}
