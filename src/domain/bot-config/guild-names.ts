import { fold } from '../fold';
import type { GuildChannel, GuildResources } from './guild-resources';
import { isSnowflake } from './snowflake';

export type PickedThing = 'role' | 'channel' | 'category';

/** The names of a guild's roles, channels and categories by id. No two of one kind have the same name. */
export interface GuildNames {
  roles: ReadonlyMap<string, string>;
  channels: ReadonlyMap<string, string>;
}

const remembered = new WeakMap<GuildResources, GuildNames>();

/**
 * Adds the category, type or id to a name that several channels share: "chat (Community, voice)". Roles and categories
 * with the same name get their ids.
 */
export function guildNames(resources: GuildResources): GuildNames {
  const known = remembered.get(resources);
  if (known) return known;
  const isCategory = ({ type }: GuildChannel) => type === 'category';
  const categories = toldApart(resources.channels.filter(isCategory), []);
  const categoryOf = ({ parentId }: GuildChannel) =>
    categories.get(parentId ?? '') ?? 'no category';
  const channels = toldApart(
    resources.channels.filter((channel) => !isCategory(channel)),
    [categoryOf, ({ type }) => type],
  );
  const names = {
    roles: toldApart(resources.roles, []),
    channels: new Map([...categories, ...channels]),
  };
  remembered.set(resources, names);
  return names;
}

/** Maps an id that the guild does not have to 'Unknown role 123…'. Other text stays. */
export function unknownLabel(thing: PickedThing): (id: string) => string {
  return (id) => (isSnowflake(id) ? `Unknown ${thing} ${id.slice(0, 3)}…` : id);
}

export function isSharedName(
  thing: PickedThing,
  { roles, channels }: GuildResources,
  typed: string,
): boolean {
  const wanted = fold(typed.trim());
  const items: readonly Named[] =
    thing === 'role'
      ? roles
      : channels.filter(({ type }) => (type === 'category') === (thing === 'category'));
  return wanted !== '' && items.filter(({ name }) => fold(name) === wanted).length > 1;
}

interface Named {
  id: string;
  name: string;
}

function toldApart<Item extends Named>(
  items: readonly Item[],
  details: readonly ((item: Item) => string)[],
): Map<string, string> {
  return new Map(grouped(items, ({ name }) => name).flatMap((same) => labels(same, [], details)));
}

/** Returns the labels of items with the same name. `said` are the details that all of them have in common so far. */
function labels<Item extends Named>(
  same: readonly Item[],
  said: readonly string[],
  details: readonly ((item: Item) => string)[],
): [id: string, label: string][] {
  const [first] = same;
  if (!first) return [];
  if (same.length === 1) {
    return [[first.id, said.length === 0 ? first.name : `${first.name} (${said.join(', ')})`]];
  }
  const [detail = ({ id }: Item) => id, ...others] = details;
  const groups = grouped(same, detail);
  // The category is named in any case, the type only if it tells some of the channels apart.
  const isSaid = groups.length > 1 || said.length === 0;
  return groups.flatMap((group) => {
    const [one] = group;
    return labels(group, one && isSaid ? [...said, detail(one)] : said, others);
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
