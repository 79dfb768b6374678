import * as v from 'valibot';
import { staffCardsOf, staffCardRows } from '../admin/site-staff';
import type { MockContext } from '../context';
import { runsTheSite } from '../market/membership';
import { postgrestError } from '../postgrest';
import type { Person } from '../session/people';

/** Every 30 s, each person is online with a probability of 70 %, and 10 to 30 people are viewing (product.md §18.4). */
const TICK = 30_000;
const ONLINE = 0.7;
const VIEWING = { fewest: 10, most: 30 } as const;

export function createPresence({
  conditions: { presence: condition },
  random,
  now,
}: Pick<MockContext, 'conditions' | 'random' | 'now'>) {
  const begun = now();
  let tick = 0;
  let people = decided();

  function decided() {
    const isThere = () => random() < ONLINE;
    const online = staffCardRows.filter(
      () => condition === 'everybody' || (condition === 'usual' && isThere()),
    );
    const span = VIEWING.most - VIEWING.fewest + 1;
    return {
      online: online.map(({ user_id }) => user_id),
      viewing: condition === 'nobody' ? 1 : VIEWING.fewest + Math.floor(random() * span),
      isSeen: tick === 0 || condition !== 'usual' || isThere(),
    };
  }

  return (viewer: Person | null, visit: unknown) => {
    if (!v.is(v.pipe(v.string(), v.uuid()), visit)) {
      return postgrestError(400, '22P02', `invalid input syntax for type uuid: "${String(visit)}"`);
    }
    const current = Math.floor((now() - begun) / TICK);
    if (current !== tick) {
      tick = current;
      people = decided();
    }
    const isOnline = (userId: string) =>
      people.online.includes(userId) ||
      (viewer !== null && runsTheSite(viewer) && viewer.id === userId);
    return { viewing: people.viewing, is_seen: people.isSeen, staff: staffCardsOf(isOnline) };
  };
}
