import type { Data } from '../data';
import type { FactorRow } from './factor-rows';
import { userOf, type Person } from './people';
import { accessToken } from './tokens';

type OpenSession = Data['sessions'][string];

/** `exchangedFor` is the token's successor if an earlier request had already used the token. */
interface Refreshed extends OpenSession {
  usedToken: string;
  exchangedFor: string | null;
}

type IssuedCode = Data['codes'][string];

interface SessionStoreParts {
  read: () => Data;
  write: (changes: Partial<Data>) => void;
  now: () => number;
}

/** The sessions of all people, and the codes that can be exchanged for one. */
export function createSessionStore({ read, write, now }: SessionStoreParts) {
  return {
    /** Creates a session. If `continues` is set, creates new tokens for that session instead. */
    openSession(
      person: Person,
      { expiresIn = 3_600, continues }: { expiresIn?: number; continues?: Refreshed } = {},
    ) {
      const issued = read().issued + 1;
      const id = continues?.sessionId ?? `session-${issued}`;
      const refreshToken = continues?.exchangedFor ?? `refresh-${issued}`;
      const iat = Math.floor(now() / 1_000);
      const exp = iat + expiresIn;
      const owner: OpenSession = {
        personId: person.id,
        sessionId: id,
        createdAt: continues?.createdAt ?? now(),
        usedAt: now(),
        userAgent: 'navigator' in globalThis ? navigator.userAgent : null,
        factorAt: continues?.factorAt ?? null,
      };
      const { createdAt, factorAt } = owner;
      const used = (method: string, at: number) => ({ method, timestamp: Math.floor(at / 1_000) });
      const { sessions, exchanged } = read();
      write({
        issued,
        sessions: { ...sessions, [refreshToken]: owner },
        ...(continues && { exchanged: { ...exchanged, [continues.usedToken]: refreshToken } }),
      });
      return {
        access_token: accessToken({
          sub: person.id,
          email: person.email,
          session_id: id,
          iat,
          exp,
          aal: factorAt === null ? 'aal1' : 'aal2',
          amr: [
            ...(factorAt === null ? [] : [used('totp', factorAt)]),
            used(person.discord ? 'oauth' : 'password', createdAt),
          ],
        }),
        token_type: 'bearer',
        expires_in: expiresIn,
        expires_at: exp,
        refresh_token: refreshToken,
        user: userOf(person),
      };
    },

    /** Returns a code that can be exchanged once for a session. The exchange requires the verifier of the challenge. */
    issueCode(person: Person, challenge: string, from: Pick<IssuedCode, 'mailedAt'> = {}): string {
      const { issued, codes } = read();
      const code = `code-${issued + 1}`;
      write({
        issued: issued + 1,
        codes: { ...codes, [code]: { personId: person.id, challenge, ...from } },
      });
      return code;
    },

    /** Removes a code and returns its data. Returns null if the code is unknown or was already used. */
    takeCode(code: string): IssuedCode | null {
      const { [code]: found, ...codes } = read().codes;
      if (found) write({ codes });
      return found ?? null;
    },

    /**
     * Uses a refresh token and returns its data. Returns null if the token is unknown. A used token is still valid
     * until its successor is used, because the response that contained the successor may have been lost.
     */
    takeRefreshToken(usedToken: string): Refreshed | null {
      const { sessions, exchanged } = read();
      const { [usedToken]: owner, ...others } = sessions;
      if (owner) {
        write({ sessions: others });
        return { ...owner, usedToken, exchangedFor: null };
      }
      const exchangedFor = exchanged[usedToken] ?? '';
      const again = sessions[exchangedFor];
      return again ? { ...again, usedToken, exchangedFor } : null;
    },

    /**
     * Notes that a second factor was used in a session, and returns its new tokens. Ends the other sessions of the
     * person in which none was used (supabase.md §2.14).
     */
    raiseSession(person: Person, sessionId: string) {
      const kept = Object.entries(read().sessions).filter(
        ([, each]) =>
          each.personId !== person.id || each.sessionId === sessionId || each.factorAt !== null,
      );
      write({ sessions: Object.fromEntries(kept) });
      const [usedToken = ''] = kept.find(([, each]) => each.sessionId === sessionId) ?? [];
      const current = this.takeRefreshToken(usedToken);
      if (!current) throw new Error(`The session ${sessionId} is not open`);
      return this.openSession(person, { continues: { ...current, factorAt: now() } });
    },

    /** Notes that the factors of a person's sessions were removed. */
    lowerSessions(personId: string): void {
      const lowered = Object.entries(read().sessions).map(([token, each]) => [
        token,
        each.personId === personId ? { ...each, factorAt: null } : each,
      ]);
      write({ sessions: Object.fromEntries(lowered) as Data['sessions'] });
    },

    /** Returns undefined before the first change. */
    factorsOf(personId: string): readonly FactorRow[] | undefined {
      return read().factors[personId];
    },

    keepFactors(personId: string, rows: readonly FactorRow[]): void {
      write({ factors: { ...read().factors, [personId]: [...rows] } });
    },

    beginFactorChallenge(factorId: string): string {
      const id = crypto.randomUUID();
      const { factorChallenges } = read();
      write({
        factorChallenges: { ...factorChallenges, [id]: { factorId, at: now(), isUsed: false } },
      });
      return id;
    },

    factorChallenge(id: string): Data['factorChallenges'][string] | undefined {
      return read().factorChallenges[id];
    },

    useFactorChallenge(id: string): void {
      const { factorChallenges } = read();
      const { [id]: used } = factorChallenges;
      if (used)
        write({ factorChallenges: { ...factorChallenges, [id]: { ...used, isUsed: true } } });
    },

    isOpen(sessionId: string): boolean {
      return Object.values(read().sessions).some((session) => session.sessionId === sessionId);
    },

    openSessionsOf({ id }: Person): readonly OpenSession[] {
      return Object.values(read().sessions).filter(({ personId }) => personId === id);
    },

    endedSessions(): readonly string[] {
      return read().endedSessions;
    },

    endSessions(ids: readonly string[]): void {
      const { sessions, endedSessions } = read();
      const open = Object.entries(sessions).filter(([, { sessionId }]) => !ids.includes(sessionId));
      write({
        sessions: Object.fromEntries(open),
        endedSessions: [...endedSessions, ...ids],
      });
    },

    closeSessions(personId: string): void {
      const open = Object.entries(read().sessions).filter(
        ([, owner]) => owner.personId !== personId,
      );
      write({ sessions: Object.fromEntries(open) });
    },
  };
}
