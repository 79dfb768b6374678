import type { Conditions } from '../conditions';
import { people, type Person } from './people';

/** What `my_sessions()` returns of a session. */
export interface SessionRow {
  id: string;
  user_agent: string | null;
  created_at: string;
  used_at: string;
  is_current: boolean;
}

const HOUR = 3_600_000;

const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1',
  'A client without a name that this site knows',
];

/** Returns the sessions on other devices that the world starts with. */
export function startingSessions(
  { id }: Person,
  { otherSessions }: Conditions,
  now: number,
): readonly SessionRow[] {
  const counts = { none: 0, some: id === people.owner.id ? 2 : 0, many: 40 };
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR).toISOString();
  return Array.from({ length: counts[otherSessions] }, (_, place) => ({
    id: `5e551000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
    user_agent: userAgents[place % userAgents.length] ?? null,
    created_at: hoursAgo(50 + place * 100),
    used_at: hoursAgo(3 + place * 60),
    is_current: false,
  }));
}
