import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { serverListMessages } from '#content/messages/server-list';
import type { Server } from '#domain/servers/server';
import * as css from './JoinedServers.css';
import { ServerList } from './ServerList';

const { title, help } = serverListMessages.joined;

export interface JoinedServersProps {
  servers: readonly Server[];
  /** Whether the list starts unfolded. It can always be folded again, except while `isFiltered`. */
  startsOpen: boolean;
  /** Whether the servers are results of the filter. They are then always shown. */
  isFiltered: boolean;
}

/** The servers that the viewer is only in. They are folded, because there is nothing to set up. */
export function JoinedServers({ servers, startsOpen, isFiltered }: JoinedServersProps) {
  const listId = useId();
  const [isUnfolded, setIsUnfolded] = useState(startsOpen);
  const isOpen = isUnfolded || isFiltered;
  return (
    <div className={css.group}>
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
        {isOpen && (
          <>
            <p className={css.help}>{help}</p>
            <ServerList servers={servers} />
          </>
        )}
      </div>
    </div>
  );
}
