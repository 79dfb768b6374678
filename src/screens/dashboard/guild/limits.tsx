import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type BotLimit,
  type BotNeed,
  botNeedOf,
  limitThatMatters,
  hasBotNeed,
} from '#domain/bot-config/bot-needs';
import { type PickedThing, unknownLabel } from '#domain/bot-config/guild-names';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ComboBoxOption } from '#components/ComboBox/ComboBox';
import {
  botLimitMark,
  botLimitOfSeveralText,
  botLimitText,
  botLimitMessages,
} from '#content/messages/dashboard/bot-limits';
import { box, row, stack } from '#theme/box';
import type { FieldGroup } from '#domain/bot-config/fields';
import { Notice } from '#components/Notice/Notice';
import { guildOptions } from './guild-options';

/** How the bot uses a picked value, or the key of the setting that determines this. */
export type BotUse = BotNeed | { setting: string };

export interface Picked {
  thing: PickedThing;
  resources: GuildResources;
  use: BotUse;
}

export interface Limited {
  field: { options: readonly ComboBoxOption[]; 'aria-describedby'?: string | undefined };
  lines: ReactNode;
}

/**
 * Returns the options, and lines that explain what the bot cannot do (product.md §9.20). Options with a warning can
 * still be picked and saved. `value` is one id or several. `id` is the id of the lines' element. `describedBy` are ids
 * of other descriptions.
 */
export function limited(
  picked: Picked,
  value: string | readonly string[],
  { id, describedBy }: { id: string; describedBy: string | undefined },
): Limited {
  const lines =
    typeof value === 'string' ? linesOfOne(value, picked) : linesOfSeveral(value, picked);
  const options = markedOptions(picked);
  if (lines.length === 0)
    return { field: { options, 'aria-describedby': describedBy }, lines: null };
  const ids = describedBy === undefined ? id : `${describedBy} ${id}`;
  return {
    field: { options, 'aria-describedby': ids },
    lines: <LimitLines id={id} lines={lines} />,
  };
}

type Marked = ReadonlyMap<string, readonly ComboBoxOption[]>;

const markedOf = new WeakMap<GuildResources, Marked>();

/** Returns the same array for the same arguments, so that the list box does not rebuild its items. */
function markedOptions(picked: Picked): readonly ComboBoxOption[] {
  const { thing, resources } = picked;
  const known: Marked = markedOf.get(resources) ?? new Map();
  const key = `${thing} ${needOf(picked)}`;
  const options = known.get(key) ?? mark(picked);
  markedOf.set(resources, new Map([...known, [key, options]]));
  return options;
}

function mark(picked: Picked): readonly ComboBoxOption[] {
  return guildOptions(picked.thing, picked.resources).map((option) => {
    const limit = limitOf(option.id, picked);
    return limit === null ? option : { ...option, warning: botLimitMark(limit) };
  });
}

function linesOfOne(id: string, picked: Picked): readonly string[] {
  const limit = limitOf(id, picked);
  return limit === null ? [] : [botLimitText(picked.thing, limit)];
}

/** Returns a line for each limit that applies, with the names of the values. */
function linesOfSeveral(ids: readonly string[], picked: Picked): readonly string[] {
  const { thing, resources } = picked;
  const names = new Map(guildOptions(thing, resources).map(({ id, label }) => [id, label]));
  const limited = ids.flatMap((id) => {
    const limit = limitOf(id, picked);
    return limit === null ? [] : [{ limit, name: names.get(id) ?? unknownLabel(thing)(id) }];
  });
  return [...new Set(limited.map(({ limit }) => limit))].map((limit) =>
    botLimitOfSeveralText(
      limited.filter((each) => each.limit === limit).map(({ name }) => name),
      limit,
    ),
  );
}

function limitOf(id: string, picked: Picked): BotLimit | null {
  return limitThatMatters(picked.resources.botLimits, {
    id,
    need: needOf(picked),
  });
}

function needOf({ use }: Picked): BotNeed {
  return typeof use === 'string' ? use : botNeedOf(use.setting);
}

function LimitLines({ id, lines }: { id: string; lines: readonly string[] }) {
  return (
    <div id={id} className={stack({ gap: 'xs' })}>
      {lines.map((line) => (
        <p
          key={line}
          className={row({
            gap: 'xs',
            align: 'stretch',
            size: 's',
            color: 'warningText',
            textWrap: 'pretty',
            breaks: true,
          })}
        >
          <TriangleAlert aria-hidden className={box({ lineIcon: 14 })} />
          <span>{line}</span>
        </p>
      ))}
    </div>
  );
}

/** Shown on tabs with settings that depend on the bot's rights, if these could not be loaded (product.md §9.20). */
export function BotUnread({ groups }: { groups: readonly FieldGroup[] }) {
  const isAsked = groups.some(({ fields }) => fields.some(({ key }) => hasBotNeed(key)));
  return isAsked && <Notice icon={<TriangleAlert />} text={botLimitMessages.unread} />;
}
