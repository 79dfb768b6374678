import { describe, expect, it } from 'vitest';
import { edited, type MessageEdit } from '#domain/message/edits';
import { newMessage } from '#domain/message/message';
import { changedPath, placeOf } from './editor-place';

describe('placeOf', () => {
  it.each([
    ['', { part: 'message' }],
    ['content', { part: 'message' }],
    ['thread_id', { part: 'message' }],
    ['embeds', { part: 'embeds' }],
    ['embeds.2', { part: 'embed', embed: 2, tab: 'general' }],
    ['embeds.2.title', { part: 'embed', embed: 2, tab: 'general' }],
    ['embeds.2.footer.icon_url', { part: 'embed', embed: 2, tab: 'general' }],
    ['embeds.0.author.name', { part: 'embed', embed: 0, tab: 'author' }],
    ['embeds.0.thumbnail.url', { part: 'embed', embed: 0, tab: 'media' }],
    ['embeds.0.image.url', { part: 'embed', embed: 0, tab: 'media' }],
    ['embeds.9.fields', { part: 'embed', embed: 9, tab: 'fields' }],
    ['embeds.9.fields.24.value', { part: 'embed', embed: 9, tab: 'fields' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe('changedPath', () => {
  let last = 0;
  const newId = () => `id${(last += 1)}`;
  const making = { newId, now: '2026-11-20T09:00:00.000Z' };
  const first = edited(newMessage(newId, making.now), { kind: 'add embed' }, making);

  it.each<[MessageEdit, string]>([
    [{ kind: 'change', path: 'content', value: 'Hi' }, 'content'],
    [{ kind: 'change', path: 'embeds.1.description', value: 'Hi' }, 'embeds.1.description'],
    [{ kind: 'change', path: 'embeds.0.footer.text', value: 'Hi' }, 'embeds.0.footer'],
    [{ kind: 'add field', embed: 1 }, 'embeds.1.fields'],
    [{ kind: 'add embed' }, 'embeds.2'],
    [{ kind: 'remove embed', embed: 0 }, 'embeds.0'],
    [{ kind: 'remove embed', embed: 1 }, 'embeds.0'],
    [{ kind: 'move embed', from: 1, to: 0 }, 'embeds.0'],
  ])('%o', (edit, path) => {
    expect(changedPath(first, edited(first, edit, making))).toBe(path);
  });

  it('returns null for the same message', () => {
    expect(changedPath(first, first)).toBeNull();
  });
});
