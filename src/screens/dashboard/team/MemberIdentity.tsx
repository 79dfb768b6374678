import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import type { TeamMember } from '#domain/team/member';
import { box, row } from '#theme/box';
import { panelRoles, type PanelRole } from '#domain/permissions/roles';
import * as css from './team.css';
import { nameStyle } from '../../shell/readable-color';

export interface MemberIdentityProps {
  member: TeamMember;
  /** Size of the picture in px. */
  size?: 40 | 32;
  /** Replaces the member's picture. Use it to preview a picture before it is uploaded. */
  picture?: ReactNode;
}

/** A team member: picture, name in its color, nickname, roles and Discord id. Long names are truncated. */
export function MemberIdentity({ member, size = 40, picture }: MemberIdentityProps) {
  const { id, name, nickname, customRole, panelRole, discordId, nameColor, profilePicture } =
    member;
  const roleName = panelRoleNames[panelRole];
  const isDuplicate = customRole?.toLowerCase() === roleName.toLowerCase();
  return (
    <div className={row({ gap: 'm', shrinks: true })}>
      {picture ?? <Avatar src={profilePicture} name={name} seed={discordId ?? id} size={size} />}
      <div className={css.words}>
        <div className={row({ gap: 's', align: 'baseline', shrinks: true })}>
          <span dir="auto" className={css.name} style={nameStyle(nameColor)} title={name}>
            {name}
          </span>
          {nickname && (
            <span dir="auto" className={css.nickname} title={nickname}>
              {nickname}
            </span>
          )}
        </div>
        <div className={row({ columnGap: 's', rowGap: 'xs', wraps: true, shrinks: true })}>
          <span className={row({ gap: 'xs', align: 'stretch', wraps: true, shrinks: true })}>
            {customRole && !isDuplicate && (
              <Badge size="small">
                <span className={css.role} title={customRole}>
                  {customRole}
                </span>
              </Badge>
            )}
            <Badge size="small" tone={panelRole === 'admin' ? 'accent' : 'neutral'}>
              {roleName}
            </Badge>
          </span>
          {discordId && (
            <span className={box({ size: 'xs', color: 'textMuted', font: 'mono', digits: true })}>
              {discordId}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** Names of the panel roles (product.md §12.13). */
export const panelRoleNames = {
  admin: 'Admin',
  moderator: 'Moderator',
  support: 'Support',
  developer: 'Developer',
} as const satisfies Record<PanelRole, string>;

export const panelRoleOptions = panelRoles.map((id) => ({ id, label: panelRoleNames[id] }));
