import { cleanName } from '#domain/names';
import { HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied, jwtExpired } from '../gate';
import { rpcFor, stopOf } from '../handlers/rpc';
import type { MockContext } from '../context';
import { type ImportRow, importedMembers } from './import-members';
import { withMember } from '../dashboard/member-places';
import { saveMembershipsMeanwhile } from './membership-rows';
import {
  membersAfter,
  membersAfterArguments,
  membersPage,
  membersPageArguments,
} from './members-page';
import { exportStops } from './after-key';
import type { Person } from '../session/people';
import { setupOf } from './payments';
import { duplicate, postgrestError, tooSlow } from '../postgrest';
import { holdsPlace, memberRowError, type StoreMemberRow } from './store-member-row';

const text = v.string();
const nullableText = v.optional(v.nullable(v.string()), null);

const addArguments = {
  store_id: text,
  member_id: text,
  membership_id: text,
  discord_id: v.nullable(v.string()),
  display_name: v.optional(v.nullable(v.string()), ''),
  until: nullableText,
};
const changeArguments = { member_id: text, is_ended: v.boolean() };
const linkArguments = { member_id: text, discord_id: v.nullable(v.string()) };
const importArguments = {
  store_id: text,
  rows: v.unknown(),
  is_trial: v.boolean(),
};

const MOST_ROWS = 5_000;

export function storeMemberHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const members = () => store.members.rows(conditions);
  const keep = (rows: readonly StoreMemberRow[]) => store.members.keepRows(conditions, rows);
  const ownStore = (person: Person, id: string) =>
    store.storesOf(conditions).find((each) => each.id === id && each.owner_id === person.id);
  const soldAs = (id: string) =>
    store
      .storesOf(conditions)
      .flatMap(({ memberships }) => memberships)
      .find((row) => row.id === id);
  const ownMember = (person: Person, id: string) => {
    const row = members().find((each) => each.id === id);
    return row && ownStore(person, row.store_id) ? row : undefined;
  };
  const isHeldBy = (membershipId: string, discordId: string | null, otherThan?: string) =>
    discordId !== null &&
    members().some(
      (row) =>
        row.id !== otherThan &&
        row.membership_id === membershipId &&
        row.discord_id === discordId &&
        holdsPlace(row),
    );
  const today = () => new Date(now()).toISOString();

  const rpc = rpcFor(context);
  const stopExport = exportStops(context);
  const changes = { takes: 'save', condition: conditions.storeChanges } as const;

  return [
    rpc('store_members_page', {
      takes: 'read',
      condition: conditions.storeMembers,
      args: membersPageArguments,
      answer: (person, given) =>
        ownStore(person, given.store_id) ? membersPage(members(), given) : notYours(),
    }),
    rpc('store_members_after', {
      takes: 'read',
      condition: conditions.storeMembers,
      args: membersAfterArguments,
      answer: (person, given) => {
        if (!ownStore(person, given.store_id)) return notYours();
        return stopExport(given) ?? membersAfter(members(), given);
      },
    }),
    rpc('add_store_member', {
      ...changes,
      args: addArguments,
      answer: (person, given) => {
        const home = ownStore(person, given.store_id);
        if (!home) return notYours();
        const sold = home.memberships.find(({ id }) => id === given.membership_id);
        if (!sold) return 'unknownMembership';
        const known = members().find(({ id }) => id === given.member_id);
        if (known?.store_id === home.id) return 'added';
        if (isHeldBy(sold.id, given.discord_id)) return 'alreadyMember';
        if (known) return duplicate('store_members_pkey');
        const row: StoreMemberRow = {
          id: given.member_id,
          store_id: home.id,
          membership_id: sold.id,
          status: 'active',
          provider: 'manual',
          provider_reference: null,
          provider_customer_id: null,
          discord_id: given.discord_id,
          display_name: cleanName(given.display_name ?? ''),
          since: today(),
          until: given.until,
          is_oversold: false,
          created_at: today(),
          email: null,
        };
        const error = memberRowError(row);
        if (error) return error;
        keep(withMember(members(), row, sold));
        return 'added';
      },
    }),
    rpc('change_store_member', {
      ...changes,
      args: changeArguments,
      answer: (person, { member_id, is_ended }) => {
        const row = ownMember(person, member_id);
        const sold = row && soldAs(row.membership_id);
        if (!row || !sold) return 'unknownMember';
        if (row.provider === 'stripe' || row.provider === 'whop') {
          return 'managedByProvider';
        }
        if (!is_ended && isHeldBy(row.membership_id, row.discord_id, row.id)) {
          return 'alreadyMember';
        }
        if (holdsPlace(row) === is_ended) {
          const ends = [row.until, today()]
            .filter((each) => each !== null)
            .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
          const changed: StoreMemberRow = is_ended
            ? { ...row, status: 'canceled', until: ends ?? null }
            : { ...row, status: 'active', until: null };
          keep(withMember(members(), changed, sold));
        }
        return 'changed';
      },
    }),
    rpc('link_store_member', {
      ...changes,
      args: linkArguments,
      answer: (person, { member_id, discord_id }) => {
        const row = ownMember(person, member_id);
        if (!row) return 'unknownMember';
        if (holdsPlace(row) && isHeldBy(row.membership_id, discord_id, row.id)) {
          return 'alreadyMember';
        }
        const linked = { ...row, discord_id };
        const error = memberRowError(linked);
        if (error) return error;
        keep(members().map((each) => (each.id === row.id ? linked : each)));
        return 'changed';
      },
    }),
    rpc('import_store_members', {
      takes: 'save',
      args: importArguments,
      answer: async (person, { store_id, rows, is_trial }) => {
        if (conditions.storeChanges === 'signedOut') return jwtExpired();
        if (!ownStore(person, store_id)) return notYours();
        if (!Array.isArray(rows) || rows.length > MOST_ROWS) {
          return postgrestError(500, '54000', 'At most 5000 rows');
        }
        if (!is_trial) {
          const stopped = stopOf(conditions.storeChanges);
          if (stopped) return stopped;
          if (conditions.memberImport === 'tooSlow') return tooSlow();
          if (conditions.memberImport === 'renamedMeanwhile') saveMembershipsMeanwhile(context);
        }
        const home = ownStore(person, store_id);
        if (!home) return notYours();
        const plans = setupOf(home, context).plans.flatMap(({ plan_id, membership_id }) =>
          membership_id === null ? [] : [{ plan_id, membership_id }],
        );
        const given = { store: home, plans };
        const imported = importedMembers(members(), given, rows as readonly ImportRow[], now());
        if (!is_trial) keep(imported.members);
        if (!is_trial && conditions.storeChanges === 'answerIsLost') return HttpResponse.error();
        return imported.results;
      },
    }),
  ];
}

function notYours(): Response {
  return denied('store', 403);
}
