import { useEffect, useRef } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { guildIconUrl } from '#domain/servers/icon';
import { guildText } from '#content/messages/dashboard/server-list';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';

export interface GuildChoiceProps {
  describedBy: string | undefined;
}

/** The servers to choose from, each with its icon (product.md §7.11). */
export function GuildChoice({ describedBy }: GuildChoiceProps) {
  const addServer = AddServerContext.useActorRef();
  const { guilds, chosen } = AddServerContext.useSelector(({ context }) => context);
  const facts = ServerFactsContext.useSelector(({ context }) => context.facts);
  const isAdding = AddServerContext.useSelector((state) => state.matches('adding'));
  const isNoneSelected = AddServerContext.useSelector((state) =>
    state.matches({ failed: 'noneSelected' }),
  );
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNoneSelected) group.current?.querySelector('input')?.focus();
  }, [isNoneSelected]);
  return (
    <RadioGroup
      ref={group}
      label="Discord server"
      isLabelHidden
      isDisabled={isAdding}
      aria-describedby={describedBy}
      value={chosen?.id ?? null}
      onChange={(guildId) => addServer.send({ type: 'choose', guildId })}
      options={guilds.map((guild) => ({
        id: guild.id,
        label: guild.name,
        description: guildText(guild, facts.get(guild.id)),
        image: (
          <Avatar
            src={guildIconUrl(guild, 128)}
            name=""
            seed={guild.id}
            size={40}
            shape="rounded"
          />
        ),
      }))}
    />
  );
}
