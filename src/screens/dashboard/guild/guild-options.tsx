import { Folder, Hash, Images, Megaphone, MessagesSquare, Podcast, Volume2 } from 'lucide-react';
import { type ReactNode, createContext, use, useId } from 'react';
import type { GuildChannel, GuildResources } from '#domain/bot-config/guild-resources';
import { guildNames, type PickedThing } from '#domain/bot-config/guild-names';
import { channelIdIn, idIn } from '#domain/bot-config/snowflake';
import type { ComboBoxOption } from '#components/ComboBox/ComboBox';
import { uncolored } from './guild-options.css';
import type { limited, Limited, Picked } from './limits';

const icons: Readonly<Record<GuildChannel['type'], ReactNode>> = {
  text: <Hash />,
  voice: <Volume2 />,
  stage: <Podcast />,
  announcement: <Megaphone />,
  forum: <MessagesSquare />,
  media: <Images />,
  category: <Folder />,
};

/** Only channels and categories accept a link. */
export const idReaders: Readonly<Record<PickedThing, (text: string) => string>> = {
  role: idIn,
  channel: channelIdIn,
  category: channelIdIn,
};

type OptionsOfGuild = Partial<Record<PickedThing, readonly ComboBoxOption[]>>;

const optionsOf = new WeakMap<GuildResources, OptionsOfGuild>();

/**
 * In Discord's order. Returns the same array for the same resources, so that the list box does not rebuild its items.
 */
export function guildOptions(
  thing: PickedThing,
  resources: GuildResources,
): readonly ComboBoxOption[] {
  const known = optionsOf.get(resources) ?? {};
  const options = known[thing] ?? readOptions(thing, resources);
  optionsOf.set(resources, { ...known, [thing]: options });
  return options;
}

function readOptions(thing: PickedThing, resources: GuildResources): readonly ComboBoxOption[] {
  switch (thing) {
    case 'role':
      return roleOptions(resources);
    case 'channel':
      return channelOptions(resources);
    case 'category':
      return categories(resources).map((category) => channelOption(category, resources));
  }
}

/** Returns the roles as options, highest role first. A role without a color is gray. */
function roleOptions(resources: GuildResources): ComboBoxOption[] {
  const names = guildNames(resources).roles;
  const bySeniority = resources.roles.toSorted((a, b) => b.position - a.position);
  return bySeniority.map(({ id, name, color }) => ({
    id,
    label: names.get(id) ?? name,
    name,
    color: color === 0 ? uncolored : `#${color.toString(16).padStart(6, '0')}`,
  }));
}

/** Channels without a category come first. Within each category, voice and stage channels come last. */
function channelOptions(resources: GuildResources): ComboBoxOption[] {
  const channels = resources.channels
    .filter(({ type }) => type !== 'category')
    .toSorted((a, b) => voiceLast(a) - voiceLast(b) || a.position - b.position);
  const headings = categories(resources);
  const known = new Set(headings.map(({ id }) => id));
  const free = channels.filter(({ parentId }) => parentId === null || !known.has(parentId));
  return [
    ...free.map((channel) => channelOption(channel, resources)),
    ...headings.flatMap((category) =>
      channels
        .filter(({ parentId }) => parentId === category.id)
        .map((channel) => channelOption(channel, resources, category)),
    ),
  ];
}

function channelOption(
  { id, name, type }: GuildChannel,
  resources: GuildResources,
  category?: GuildChannel,
): ComboBoxOption {
  const names = guildNames(resources).channels;
  const group = category && (names.get(category.id) ?? category.name);
  return { id, label: names.get(id) ?? name, name, icon: icons[type], group };
}

function categories({ channels }: GuildResources): GuildChannel[] {
  return channels
    .filter(({ type }) => type === 'category')
    .toSorted((a, b) => a.position - b.position);
}

function voiceLast({ type }: GuildChannel): number {
  return type === 'voice' || type === 'stage' ? 1 : 0;
}

/** Marks the options of pickers. Null until its code is loaded; until then, no options are marked. */
export const LimitedContext = createContext<typeof limited | null>(null);

/** Returns the options of a picker, and the lines that explain what the bot cannot do with the picked values. */
export function useLimited(
  picked: Picked,
  value: string | readonly string[],
  describedBy: string | undefined,
): Limited {
  const id = useId();
  const mark = use(LimitedContext);
  if (mark !== null) return mark(picked, value, { id, describedBy });
  const options = guildOptions(picked.thing, picked.resources);
  return { field: { options, 'aria-describedby': describedBy }, lines: null };
}
