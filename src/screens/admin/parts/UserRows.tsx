import { Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { addedOnText, usersFoundText } from '#content/messages/admin/admin';
import type { ManagedUser } from '#domain/admin/managed-user';
import { box, stack } from '#theme/box';
import * as css from '../Admin.css';

const STEP = 40;

export interface UserRowsProps {
  users: readonly ManagedUser[];
  /** The search query. When the query changes, the list again shows only its first rows. */
  query: string;
  onRemove: (discordId: string) => void;
  ref: Ref<HTMLUListElement>;
}

export function UserRows({ users, query, onRemove, ref }: UserRowsProps) {
  const [reach, setReach] = useState({ query, count: STEP });
  const count = reach.query === query ? reach.count : STEP;
  return (
    <div className={stack({ gap: 'l' })}>
      <div className={box({ surface: 'card', overflow: 'hidden' })}>
        <div aria-hidden className={css.headings}>
          <span>Discord User ID</span>
          <span>Panel ID</span>
          <span>Role</span>
          <span>Added</span>
        </div>
        <ul ref={ref}>
          {users.slice(0, count).map((user) => (
            <UserRow key={user.discordId} user={user} onRemove={onRemove} />
          ))}
        </ul>
      </div>
      {users.length > count && (
        <div className={stack({ gap: 's', align: 'center', size: 's', color: 'textMuted' })}>
          <Button tone="plain" onPress={() => setReach({ query, count: count + STEP })}>
            Show more
          </Button>
          {usersFoundText(count, users.length)}
        </div>
      )}
    </div>
  );
}

function UserRow({
  user: { discordId, panelId, addedAt },
  onRemove,
}: Pick<UserRowsProps, 'onRemove'> & { user: ManagedUser }) {
  return (
    <li className={css.row}>
      <span className={css.who}>
        <Avatar name="" seed={discordId} size={32} />
        <span className={box({ size: 's', font: 'mono', breaks: true, digits: true })}>
          {discordId}
        </span>
      </span>
      <span className={css.panel}>
        <span className={css.term}>Panel </span>
        {panelId}
      </span>
      <span className={css.role}>
        <Badge size="small" tone="accent">
          Owner
        </Badge>
      </span>
      <span className={css.added}>
        <span className={css.term}>Added </span>
        <time dateTime={addedAt}>{addedOnText(addedAt)}</time>
      </span>
      <span className={css.remove}>
        <IconButton
          label={`Remove ${discordId}`}
          icon={<Trash2 />}
          onPress={() => onRemove(discordId)}
        />
      </span>
    </li>
  );
}
