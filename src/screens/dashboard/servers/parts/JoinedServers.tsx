import { ChevronDown } from 'lucide-react';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import type { Server } from '#domain/servers/server';
import * as css from './JoinedServers.css';

const { title, help } = serverListMessages.joined;

export interface JoinedServersProps {
  servers: readonly Server[];
  /** Whether the list is initially expanded. The user can always collapse it, except while `isFiltered`. */
  startsOpen: boolean;
  /** Whether the servers are results of the filter. They are then always shown. */
  isFiltered: boolean;
  /**
   * The component that renders the list. Its code is loaded when the group is first expanded. The component then stays
   * mounted, because a request may be pending.
   */
  list: ComponentType<{ servers: readonly Server[] }>;
}

/**
 * The servers in which the viewer is only a member. The list is collapsed, because the viewer cannot set up these
 * servers.
 */
export function JoinedServers({ servers, startsOpen, isFiltered, list: List }: JoinedServersProps) {
  const listId = useId();
  const [isUnfolded, setIsUnfolded] = useState(startsOpen);
  const isOpen = isUnfolded || isFiltered;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <div hidden={servers.length === 0} className={css.group}>
      <h3 className={css.head}>
        {isFiltered ? (
          <span className={css.title}>{title}</span>
        ) : (
          <Button
            tone="quiet"
            icon={<ChevronDown className={css.mark({ isOpen })} />}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setIsUnfolded(!isUnfolded)}
          >
            {title}
          </Button>
        )}
        <Badge>{servers.length}</Badge>
      </h3>
      <div id={listId} hidden={!isOpen} className={css.body}>
        <p className={css.help}>{help}</p>
        {wasOpened && (
          <Suspense>
            <List servers={servers} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
