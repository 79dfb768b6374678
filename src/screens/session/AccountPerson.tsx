import { Avatar } from '#components/Avatar/Avatar';
import type { Viewer } from '#domain/session/session';
import { row } from '#theme/box';
import * as css from './AccountMenu.css';
import { accountView } from './account-view';

export function AccountPerson({ viewer }: { viewer: Viewer }) {
  const { name, picture } = accountView(viewer);
  return (
    <div className={row({ gap: 'm' })}>
      <Avatar src={picture} name={name} seed={viewer.userId} size={40} />
      <div className={css.words}>
        <p dir="auto" className={css.name}>
          {name}
        </p>
        {viewer.email !== name && <p className={css.email}>{viewer.email}</p>}
      </div>
    </div>
  );
}
