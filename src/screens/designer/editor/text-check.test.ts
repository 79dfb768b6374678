import { describe, expect, it } from 'vitest';
import { checkText, nearnessOf } from './text-check';
import { fromLocalTime, toLocalTime } from './local-time';

describe('checkText', () => {
  it('counts a text against the limit of its path', () => {
    expect(checkText('embeds.7.fields.20.value', ' Hey 👋 ')).toEqual({
      counter: { count: 5, limit: 1024 },
      problem: null,
    });
  });

  it.each([
    ['embeds.0.title', 'x'.repeat(257), 'tooLong'],
    ['embeds.3.description', 'x'.repeat(4097), 'tooLong'],
    ['embeds.3.fields.9.name', 'x'.repeat(257), 'tooLong'],
    ['embeds.0.url', 'example.com', 'notAUrl'],
    ['embeds.2.thumbnail.url', 'javascript:alert(1)', 'wrongScheme'],
    ['embeds.0.color', 'violet', 'notAColor'],
    ['embeds.0.timestamp', 'soon', 'notATimestamp'],
    ['username', 'Clyde', 'forbiddenName'],
    ['avatar_url', 'cat.png', 'notAUrl'],
    ['thread_id', '12', 'notASnowflake'],
  ] as const)('%s: %o', (path, text, kind) => {
    expect(checkText(path, text).problem?.kind).toBe(kind);
  });

  it.each(['content', 'embeds.0.title', 'embeds.0.fields.0.name', 'embeds.0.image.url'] as const)(
    'accepts an empty %s',
    (path) => {
      expect(checkText(path, '').problem).toBeNull();
    },
  );

  it.each([
    [{ count: 0, limit: 256 }, 'far'],
    [{ count: 230, limit: 256 }, 'far'],
    [{ count: 231, limit: 256 }, 'near'],
    [{ count: 256, limit: 256 }, 'near'],
    [{ count: 257, limit: 256 }, 'over'],
    [{ count: 60, limit: 80 }, 'near'],
    [{ count: 3686, limit: 4096 }, 'far'],
    [{ count: 3687, limit: 4096 }, 'near'],
  ])('%o is %s', (counter, nearness) => {
    expect(nearnessOf(counter)).toBe(nearness);
  });
});

describe('local time', () => {
  it('returns the same minute after a round trip', () => {
    expect(fromLocalTime(toLocalTime('2026-11-20T09:41:00.000Z'))).toBe('2026-11-20T09:41:00.000Z');
  });

  it.each(['', 'soon', '2026-13-01'])('returns an empty input value for %o', (text) => {
    expect(toLocalTime(text)).toBe('');
  });

  it.each(['', '275760-01-01T00:00'])('returns no timestamp for %o', (text) => {
    expect(fromLocalTime(text)).toBe('');
  });
});
