import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../backend';
import { discordTokenOf, people } from './people';
import type { WorldName } from '../worlds';
import { answerOfConsentPage } from './consent.handlers';

const ORIGIN = 'http://localhost:4173';

function consent(world: WorldName, query: Record<string, string>) {
  const backend = createMockBackend({ world, url: ORIGIN, now: () => 1_000_000 });
  const address = new URL(`${ORIGIN}/auth/v1/authorize?${new URLSearchParams(query).toString()}`);
  const next = new URL(answerOfConsentPage(address, backend.context) ?? '');
  return {
    page: next.origin + next.pathname,
    hash: Object.fromEntries(new URLSearchParams(next.hash.slice(1))),
    query: Object.fromEntries(next.searchParams),
    store: backend.store,
  };
}

const requested = { provider: 'discord', redirect_to: `${ORIGIN}/servers` };

describe('the consent page', () => {
  it('redirects with a code for a sign-in with a challenge, and the code is valid for one session', () => {
    const { page, query, hash, store } = consent('signed-out', {
      ...requested,
      code_challenge: 'abc',
    });
    expect({ page, query, hash }).toEqual({
      page: `${ORIGIN}/servers`,
      query: { code: 'code-1' },
      hash: {},
    });
    expect([store.takeCode('code-1'), store.takeCode('code-1')]).toEqual([
      { personId: people.owner.id, challenge: 'abc' },
      null,
    ]);
  });

  it("redirects with a session and Discord's tokens without a challenge", () => {
    const { page, hash, store } = consent('signed-out', requested);
    const { access_token, ...rest } = hash;
    expect(page).toBe(`${ORIGIN}/servers`);
    expect(access_token?.split('.')).toHaveLength(3);
    expect(rest).toEqual({
      expires_at: '4600',
      expires_in: '3600',
      provider_refresh_token: `${discordTokenOf(people.owner)}-refresh`,
      provider_token: discordTokenOf(people.owner),
      refresh_token: 'refresh-1',
      sb: '',
      token_type: 'bearer',
    });
    expect(store.takeRefreshToken('refresh-1')?.personId).toBe(people.owner.id);
  });

  it('redirects with an error when the user cancels', () => {
    const { page, hash } = consent('sign-in-refused', requested);
    expect(page).toBe(`${ORIGIN}/servers`);
    expect(hash).toEqual({
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request',
    });
  });

  it('never redirects to another site, and supports only Discord', () => {
    const elsewhere = { ...requested, redirect_to: 'https://evil.example/take' };
    expect(consent('signed-out', elsewhere).page).toBe(`${ORIGIN}/servers`);
    expect(consent('signed-out', { ...requested, provider: 'github' }).hash['error']).toBe(
      'invalid_request',
    );
  });

  it('ignores other paths', () => {
    const { context } = createMockBackend({ url: ORIGIN });
    expect(answerOfConsentPage(new URL(`${ORIGIN}/servers`), context)).toBeNull();
  });
});
