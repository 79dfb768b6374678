import { useEffect } from 'react';
import { isSnowflake } from '#domain/bot-config/snowflake';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { LazyComboBox, loadComboBox } from '#components/ComboBox/LazyComboBox';
import { isSharedName, type PickedThing, unknownLabel } from '#domain/bot-config/guild-names';
import {
  namesNotKnownText,
  settingFieldMessages,
  severalNamedText,
} from '#content/messages/dashboard/setting-fields';
import { stack } from '#theme/box';
import { guildOptions, idReaders, useLimited } from './guild-options';
import { atRest } from '../settings/at-rest';
import type { BotUse } from './limits';

export interface PickerProps {
  thing: PickedThing;
  resources: GuildResources;
  /** What the bot uses the picked value for. Options that the bot cannot use for this purpose are marked. */
  use?: BotUse | undefined;
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
 * id that the guild does not have is shown as unknown. If the guild could not be loaded, ids are shown as they are. A
 * line below the field explains what the bot cannot do with the picked value (product.md §9.20).
 */
export function Picker({
  thing,
  resources,
  use = 'anything',
  value,
  onChange,
  ...words
}: PickerProps) {
  const { field, lines } = useLimited({ thing, resources, use }, value, words['aria-describedby']);
  useEffect(() => atRest([loadComboBox]), []);
  const isKnown = field.options.length > 0;
  return (
    <div className={stack({ gap: 'xs', shrinks: true })}>
      <LazyComboBox
        {...words}
        {...field}
        errorMessage={severalNamed(thing, resources, [value]) ?? words.errorMessage}
        value={value}
        onChange={onChange}
        valueIn={idFinders[thing]}
        isClearable
        placeholder={pickerPlaceholder(thing, isKnown)}
        unknownLabel={isKnown ? unknownLabel(thing) : undefined}
        notLoaded={settingFieldMessages.listNotLoaded}
      />
      {lines}
    </div>
  );
}

export function severalNamed(
  thing: PickedThing,
  resources: GuildResources,
  values: readonly string[],
): string | undefined {
  const typed = values.find(
    (value) => !isSnowflake(value) && isSharedName(thing, resources, value),
  );
  return typed === undefined ? undefined : severalNamedText(thing, typed);
}

export function pickerPlaceholder(thing: PickedThing, isKnown: boolean): string {
  return isKnown ? `Choose a ${thing} or paste an ID` : `Paste a ${thing} ID`;
}

export function unknownGuildHint(
  thing: PickedThing,
  resources: GuildResources,
): string | undefined {
  const isKnown = guildOptions(thing, resources).length > 0;
  return isKnown ? undefined : namesNotKnownText(thing);
}
