import { type BotNeed, limitThatMatters } from '#domain/bot-config/bot-needs';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { botLimitOfSeveralText } from '#content/messages/bot-limits';
import { guildOptions, unknownLabel } from '../../_shell/guild/guild-options';

/**
 * Returns one line for each limit that some of the chosen roles or channels have, with their names. There are none if the
 * bot's limits are unknown.
 *
 * @param ids in the order in which they were chosen
 */
export function limitLines(
  ids: readonly string[],
  {
    thing,
    resources,
    need,
  }: { thing: 'role' | 'channel'; resources: GuildResources; need: BotNeed },
): readonly string[] {
  const names = new Map(guildOptions(thing, resources).map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => names.get(id) ?? unknownLabel(thing)(id);
  const limited = ids.flatMap((id) => {
    const limit = limitThatMatters(resources.botLimits, { thing, id, need });
    return limit === null ? [] : [{ limit, name: nameOf(id) }];
  });
  return [...new Set(limited.map(({ limit }) => limit))].map((limit) =>
    botLimitOfSeveralText(
      limited.filter((each) => each.limit === limit).map(({ name }) => name),
      limit,
    ),
  );
}
