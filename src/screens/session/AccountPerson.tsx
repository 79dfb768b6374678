import { Avatar } from '#components/Avatar/Avatar';
import type { Viewer } from '#domain/session/session';
import { box, row } from '#theme/box';
import { avatarUrl } from '#domain/servers/icon';

export function AccountPerson({ viewer }: { viewer: Viewer }) {
  const { name, picture } = accountView(viewer);
  return (
    <div className={row({ gap: 'm' })}>
      <Avatar src={picture} name={name} seed={viewer.userId} size={40} />
      <div className={box({ shrinks: true, breaks: true })}>
        <p dir="auto" className={box({ size: 's', weight: 'strong' })}>
          {name}
        </p>
        {viewer.email !== name && (
          <p className={box({ size: 'xs', color: 'textMuted' })}>{viewer.email}</p>
        )}
      </div>
    </div>
  );
}

/** An account without Discord shows its email address. */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
