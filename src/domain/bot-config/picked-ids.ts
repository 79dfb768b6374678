import { type BotNeed, botNeedOf, pairNeedsOf } from './bot-needs';
import type { BotConfig } from './config';
import type { ChannelPair, KindValues } from './field';
import { type ConfigKey, type Field, fields } from './fields';

/** A role, a channel or a category that a setting names, and what the bot does with it. */
export interface PickedId {
  key: ConfigKey;
  id: string;
  need: BotNeed;
}

/** Returns what the settings name, in the order of the settings. Each setting names an id once for each need. */
export function pickedIds(config: BotConfig): readonly PickedId[] {
  return fields.flatMap((field) => {
    const found = idsIn(field, config).filter(({ id }) => id !== '');
    const known = new Map(found.map((each) => [`${each.need} ${each.id}`, each]));
    return [...known.values()].map((each) => ({ key: field.key, ...each }));
  });
}

function idsIn({ key, kind }: Field, config: BotConfig): readonly Omit<PickedId, 'key'>[] {
  switch (kind) {
    case 'role':
    case 'channel':
    case 'category':
      return [{ id: config[key] as string, need: botNeedOf(key) }];
    case 'roles':
    case 'channels':
      return (config[key] as readonly string[]).map((id) => ({ id, need: botNeedOf(key) }));
    case 'channelPairs': {
      const needs = pairNeedsOf(key);
      return (config[key] as readonly ChannelPair[]).flatMap(({ from, to }) => [
        { id: from, need: needs.from },
        { id: to, need: needs.to },
      ]);
    }
    case 'relayMap':
      return Object.values(config[key] as KindValues['relayMap']).map((id) => ({
        id,
        need: 'posts',
      }));
    case 'welcomeEmbed':
      return (config[key] as KindValues['welcomeEmbed']).channels.map((id) => ({
        id,
        need: 'namesChannel',
      }));
    case 'text':
    case 'snowflake':
    case 'number':
    case 'numberText':
    case 'switch':
    case 'color':
    case 'url':
    case 'image':
    case 'emoji':
    case 'emojis':
    case 'words':
    case 'cron':
    case 'ticketEmbed':
    case 'descriptionEmbed':
    case 'pointsMap':
    case 'secret':
    case 'commandLog':
      return [];
  }
}
