import { fold } from '../fold';
import type { ConfigKey } from './fields';
import type { GuildChannel, GuildResources } from './guild-resources';
import {
  type ConfigNames,
  fixedReason,
  type NamedChannel,
  type Partners,
  type Proposal,
} from './proposal';
import { type Reference, referencesIn } from './references';

/** Returns the ids in a proposal that have to be found in a server; none if the values are its own. */
export function strangersIn({ server, values }: Proposal, serverId: string): Reference[] {
  if (server?.id === serverId) return [];
  const used = (Object.keys(values) as ConfigKey[]).filter((key) => fixedReason(key) === null);
  return referencesIn(Object.fromEntries(used.map((key) => [key, values[key]])));
}

type Candidate = Omit<NamedChannel, 'type'> & { type: GuildChannel['type'] | 'role' };

/**
 * Finds each id's partner: the same id; or else the role or channel with the same name. Among several, those of the same
 * type, category and position are preferred, in this order; if this leaves several, there is no partner. No partner is
 * given twice.
 */
export function partnersFor(
  references: readonly Reference[],
  names: ConfigNames,
  resources: GuildResources,
): Partners {
  const here = candidatesOf(namesOf(resources));
  const there = new Map(candidatesOf(names).map((each) => [each.id, each]));
  const claims = references.map(({ thing, id }) => {
    const wanted = there.get(id);
    const same = here.find((each) => each.id === id);
    if (same) return { id, to: same.id, likeness: Number.POSITIVE_INFINITY };
    return { id, ...(wanted ? bestOf(wanted, here, thing) : none) };
  });
  return new Map(
    claims.map(({ id, to, likeness }) => {
      const isTaken = claims.some(
        (other) => other.id !== id && other.to === to && other.likeness >= likeness,
      );
      return [id, isTaken ? null : to];
    }),
  );
}

const none = { to: null, likeness: 0 };

function bestOf(wanted: Candidate, here: readonly Candidate[], thing: Reference['thing']) {
  const isRole = thing === 'role';
  const alike = here.filter(
    ({ name, type }) =>
      fold(name) === fold(wanted.name) &&
      (type === 'role') === isRole &&
      (type === 'category') === (wanted.type === 'category'),
  );
  const likenesses = [
    ({ name }: Candidate) => name === wanted.name,
    ({ type }: Candidate) => type === wanted.type,
    ({ category }: Candidate) => category === wanted.category,
    ({ position }: Candidate) => position === wanted.position,
  ];
  const [best, ...others] = likenesses.reduce((left, isLike) => {
    const liked = left.filter(isLike);
    return liked.length > 0 ? liked : left;
  }, alike);
  if (!best || others.length > 0) return none;
  return { to: best.id, likeness: likenesses.filter((isLike) => isLike(best)).length };
}

function candidatesOf({ roles, channels }: ConfigNames): Candidate[] {
  return [
    ...roles.map((role) => ({ ...role, type: 'role' as const, category: null })),
    ...channels,
  ];
}

/** Returns the names of everything in a server. */
function namesOf({ roles, channels }: GuildResources): ConfigNames {
  const categories = new Map(channels.map(({ id, name }) => [id, name]));
  return {
    roles,
    channels: channels.map((channel) => ({
      ...channel,
      category: categories.get(channel.parentId ?? '') ?? null,
    })),
  };
}

/** Returns the ids whose partners a server had before and does not have now; none if it could not be read now. */
export function lostPartners(
  partners: Partners,
  before: GuildResources,
  now: GuildResources,
): string[] {
  const known = idsOf(now);
  if (known.size === 0) return [];
  const had = idsOf(before);
  return [...partners].flatMap(([id, to]) =>
    to !== null && had.has(to) && !known.has(to) ? [id] : [],
  );
}

function idsOf({ roles, channels }: GuildResources): ReadonlySet<string> {
  return new Set([...roles, ...channels].map(({ id }) => id));
}
