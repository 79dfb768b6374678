import type { ReactNode } from 'react';
import type { MemberForm, TeamMember } from '#domain/team/member';
import {
  memberEditMachine,
  MemberEditContext,
} from '#machines/dashboard/member-edit/member-edit.machine';
import { emptyEdit } from '#machines/dashboard/member-edit/member-edit.setup';
import type {
  FormErrorKind,
  RemovalErrorKind,
  MemberEditData,
} from '#machines/dashboard/member-edit/member-edit.events';
import { withoutStorage } from '#machines/dashboard/member-edit/member-edit.fixtures';
import { vars } from '#theme/theme.css';

export const server = { id: '300000000000000001', name: 'Reseller Hub' };

/** A member whose picture is a data URL, so no picture is requested from the network. */
export const noor: TeamMember = {
  id: '1',
  name: 'Noor Haddad',
  nickname: 'noor.flips',
  discordId: '402715839204413440',
  customRole: 'Head of deals',
  panelRole: 'admin',
  profilePicture: `data:image/svg+xml;utf8,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#13c2c2"/><circle cx="1" cy="1" r=".6" fill="#fff"/></svg>',
  )}`,
  nameColor: '#9b87f5',
  allowedPanels: [],
  permissions: [{ serverId: server.id, serverName: server.name, allowedPanels: ['points'] }],
};

export const typed: Partial<MemberForm> = {
  name: 'Priya Raman',
  nickname: 'priya',
  discordId: '218345611802574848',
};

type FormState =
  | 'closed'
  | 'editing'
  | 'uploading'
  | 'done'
  | { saving: 'adding' | 'updating' }
  | { failed: FormErrorKind };
type RemovalState = 'none' | 'confirming' | 'removing' | { failed: RemovalErrorKind };

export interface EditParts {
  form?: FormState;
  removal?: RemovalState;
  context?: Partial<MemberEditData>;
}

/** Provides the member machine in a given state. `logic` can replace actors. */
export function StillEdit({
  form = 'closed',
  removal = 'none',
  context = {},
  logic = withoutStorage,
  children,
}: EditParts & { logic?: typeof memberEditMachine; children: ReactNode }) {
  const snapshot = memberEditMachine.resolveState({
    value: { form, removal },
    context: { ...emptyEdit(server), ...context },
  });
  return (
    <MemberEditContext.Provider logic={logic} options={{ snapshot }}>
      <div style={{ display: 'grid', gap: vars.space.l, maxInlineSize: '44rem' }}>{children}</div>
    </MemberEditContext.Provider>
  );
}
