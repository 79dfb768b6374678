import { useId } from 'react';
import { type BotNeed, limitThatMatters } from '#domain/bot-config/bot-needs';
import { isSnowflake } from '#domain/bot-config/snowflake';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { LazyComboBox } from '#components/ComboBox/LazyComboBox';
import { botLimitText } from '#content/messages/bot-limits';
import { namesNotKnownText, settingFieldMessages } from '#content/messages/setting-fields';
import { guildOptions, idReaders, type PickedThing, unknownLabel } from './guild-options';
import { describedBy, LimitLines } from './LimitLines';

export interface PickerProps {
  thing: PickedThing;
  resources: GuildResources;
  /** What the bot does with the picked value. What it cannot do is marked. */
  need?: BotNeed | undefined;
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  errorMessage?: string;
  'aria-describedby'?: string;
  /** An id; '' if nothing is picked. */
  value: string;
  onChange: (id: string) => void;
}

const idFinders: Readonly<Record<PickedThing, (text: string) => string | null>> = {
  role: idFinder(idReaders.role),
  channel: idFinder(idReaders.channel),
  category: idFinder(idReaders.category),
};

function idFinder(idOf: (text: string) => string): (text: string) => string | null {
  return (text) => {
    const id = idOf(text);
    return isSnowflake(id) ? id : null;
  };
}

/**
 * Picks a role, channel or category by name. Accepts any typed or pasted id, a mention (`<#…>`) or a channel link; an
 * id that the guild does not have is shown as unknown. If the guild could not be loaded, ids are shown as they are. What the bot cannot do with the picked
 * value is said below the field (product.md §9.20).
 */
export function Picker({
  thing,
  resources,
  need = 'anything',
  value,
  onChange,
  ...words
}: PickerProps) {
  const id = useId();
  const options = guildOptions(thing, resources, need);
  const isKnown = options.length > 0;
  const limited = thing === 'role' ? 'role' : 'channel';
  const limit = limitThatMatters(resources.botLimits, { thing: limited, id: value, need });
  const lines = limit === null ? [] : [botLimitText(thing, limit)];
  return (
    <LimitLines id={id} lines={lines}>
      <LazyComboBox
        {...words}
        aria-describedby={describedBy(words['aria-describedby'], { id, lines })}
        options={options}
        value={value}
        onChange={onChange}
        valueIn={idFinders[thing]}
        isClearable
        placeholder={pickerPlaceholder(thing, isKnown)}
        unknownLabel={isKnown ? unknownLabel(thing) : undefined}
        notLoaded={settingFieldMessages.listNotLoaded}
      />
    </LimitLines>
  );
}

export function pickerPlaceholder(thing: PickedThing, isKnown: boolean): string {
  return isKnown ? `Choose a ${thing} or paste an ID` : `Paste a ${thing} ID`;
}

/** Returns why there are no options, if the guild could not be loaded. */
export function unknownGuildHint(
  thing: PickedThing,
  resources: GuildResources,
): string | undefined {
  const isKnown = guildOptions(thing, resources).length > 0;
  return isKnown ? undefined : namesNotKnownText(thing);
}
