import { joinErrorKinds, WAITLISTS_PER_DAY } from '#domain/marketplace/waitlist';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied } from '../gate';
import { rpcFor } from '../handlers/rpc';
import type { MockContext } from '../context';
import type { Person } from '../session/people';
import { holdsPlace } from './store-member-row';
import { isPublic, isSold } from './stores';
import { isSoldOut, myWaitingListRows, oldestFirst, type WaitRow } from './waitlist-rows';

const ofMembership = { membership_id: v.string() };
const ofStore = { store_id: v.string() };
const pageArguments = {
  membership_id: v.string(),
  page: v.optional(v.number(), 0),
  page_size: v.optional(v.number(), 50),
};

const DAY = 86_400_000;

export function waitlistHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const all = () => store.waitlists.rows(conditions);
  const keep = (rows: readonly WaitRow[]) => store.waitlists.keepRows(conditions, rows);
  const stores = () => store.storesOf(conditions);
  const homeOf = (membershipId: string) =>
    stores().find(({ memberships }) => memberships.some(({ id }) => id === membershipId));
  const isOf = (person: Person, membershipId: string) => (row: WaitRow) =>
    row.user_id === person.id && row.membership_id === membershipId;

  const rpc = rpcFor(context);
  const reads = { takes: 'read', condition: conditions.waitlistReads } as const;
  const changes = { takes: 'save', condition: conditions.waitlistChanges } as const;

  /** Returns the result of `join_waitlist()`, and adds the person if this is allowed. */
  function join(person: Person, membershipId: string): string {
    const home = homeOf(membershipId);
    const sold = home?.memberships.find(({ id }) => id === membershipId);
    const isWaiting = all().some(isOf(person, membershipId));
    if (!home || !sold || !isPublic(home) || !isSold(sold)) return 'noMembership';
    if (home.owner_id === person.id) return 'ownStore';
    const mine = store.members.of(conditions, person);
    const isMember = mine.some((row) => row.membership_id === membershipId && holdsPlace(row));
    if (isMember) return 'alreadyMember';
    if (!isSoldOut(sold)) return 'notSoldOut';
    if (isWaiting) return 'waiting';
    const isRecent = ({ created_at }: WaitRow) => Date.parse(created_at) > now() - DAY;
    const recent = all().filter((row) => row.user_id === person.id && isRecent(row));
    if (recent.length >= WAITLISTS_PER_DAY) return 'tooManyLists';
    const created_at = new Date(now()).toISOString();
    const name = person.discord?.username ?? null;
    keep([...all(), { membership_id: membershipId, user_id: person.id, name, created_at }]);
    return 'waiting';
  }

  const sinceOf = (person: Person, membershipId: string) =>
    all().find(isOf(person, membershipId))?.created_at ?? null;

  return [
    rpc('waiting_since', {
      ...reads,
      args: ofMembership,
      answer: (person, { membership_id }) => ({ since: sinceOf(person, membership_id) }),
    }),
    rpc('join_waitlist', {
      ...changes,
      errors: joinErrorKinds,
      args: ofMembership,
      answer: (person, { membership_id }) => {
        const outcome = join(person, membership_id);
        const since = outcome === 'waiting' ? sinceOf(person, membership_id) : null;
        return { outcome, since };
      },
    }),
    rpc('leave_waitlist', {
      ...changes,
      args: ofMembership,
      answer: (person, { membership_id }) => {
        const isMine = isOf(person, membership_id);
        keep(all().filter((row) => !isMine(row)));
        return 'left';
      },
    }),
    rpc('my_waiting_lists', {
      ...reads,
      args: {},
      answer: (person) => {
        const mine = all().filter((row) => row.user_id === person.id);
        return myWaitingListRows(mine, stores());
      },
    }),
    rpc('waitlist_counts', {
      ...reads,
      args: ofStore,
      answer: (person, { store_id }) => {
        const home = stores().find(({ id }) => id === store_id);
        if (home?.owner_id !== person.id) return denied('store', 403);
        const counts = new Map<string, number>();
        for (const { membership_id: id } of all()) {
          if (home.memberships.some((sold) => sold.id === id)) {
            counts.set(id, (counts.get(id) ?? 0) + 1);
          }
        }
        return Object.fromEntries(counts);
      },
    }),
    rpc('waitlist_page', {
      ...reads,
      args: pageArguments,
      answer: (person, { membership_id, page, page_size }) => {
        if (homeOf(membership_id)?.owner_id !== person.id) return denied('membership', 403);
        const found = oldestFirst(all().filter((row) => row.membership_id === membership_id));
        const most = Math.min(Math.max(page_size, 1), 100);
        const from = Math.max(page, 0) * most;
        return {
          total: found.length,
          people: found
            .slice(from, from + most)
            .map(({ name, created_at }) => ({ name, since: created_at })),
        };
      },
    }),
  ];
}

/** Removes people who have become members from the waiting lists, as the trigger of `store_members` does. */
export function removeMembersFromWaitlists({ store, conditions }: MockContext): void {
  store.members.onChange(({ record }) => {
    const rows = store.waitlists.rows(conditions);
    const left = rows.filter((row) => {
      const person = store.accounts.personById(row.user_id);
      const isBuyer = person?.discord != null && person.discord.id === record['discord_id'];
      const isHeld = record['status'] === 'active' || record['status'] === 'past_due';
      return !(isBuyer && isHeld && row.membership_id === record['membership_id']);
    });
    if (left.length < rows.length) store.waitlists.keepRows(conditions, left);
  });
}
