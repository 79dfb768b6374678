import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

describe('readEnvironment', () => {
  it('is demo mode when nothing is set', () => {
    expect(readEnvironment({ MODE: 'production' })).toEqual({ mode: 'demo' });
  });

  it('points at Supabase when both are set, without a trailing slash', () => {
    expect(
      readEnvironment({
        VITE_SUPABASE_URL: 'https://xyz.supabase.co/',
        VITE_SUPABASE_ANON_KEY: 'key',
      }),
    ).toEqual({
      mode: 'supabase',
      supabaseUrl: 'https://xyz.supabase.co',
      supabaseAnonKey: 'key',
    });
  });

  it.each([
    [{ VITE_SUPABASE_URL: 'https://xyz.supabase.co' }, /VITE_SUPABASE_ANON_KEY is not/],
    [{ VITE_SUPABASE_ANON_KEY: 'key' }, /VITE_SUPABASE_URL is not/],
    [{ VITE_SUPABASE_URL: 'xyz', VITE_SUPABASE_ANON_KEY: 'key' }, /must be an address/],
    [
      { VITE_SUPABASE_URL: 'javascript:alert(1)', VITE_SUPABASE_ANON_KEY: 'key' },
      /must start with https/,
    ],
    [{ VITE_SUPABASE_URL: 'https://xyz.supabase.co', VITE_SUPABASE_ANON_KEY: '' }, /is empty/],
  ])('says in one sentence what is wrong with %o', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });
});
