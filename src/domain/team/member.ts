import { isVisible, lineOf } from '#domain/names';
import { idIn, isSnowflake } from '../bot-config/snowflake';
import { lengthOf } from '../bot-config/problem';
import { assignablePanels, type Panel } from '../permissions/panels';
import { panelRoles, type PanelRole } from '../permissions/roles';
import { DEFAULT_NAME_COLOR, isDefaultColor, isNameColor } from './name-color';

/** The panels that a member may open in one server: a row of `server_member_permissions` (product.md §12.12). */
export interface MemberPermission {
  /** A snowflake string. */
  serverId: string;
  serverName: string;
  allowedPanels: readonly Panel[];
  /** The owner of the server is asked whether the member stays (product.md §12.26). */
  awaitsOwner?: true;
}

/** A team member: a row of `team_members` (product.md §12.12). */
export interface TeamMember {
  id: string;
  name: string;
  nickname: string | null;
  /** A snowflake string. Without it the member cannot sign in. */
  discordId: string | null;
  /** A label with any text. It gives no rights. */
  customRole: string | null;
  panelRole: PanelRole;
  profilePicture: string | null;
  /** `#rrggbb`. A name in the default color is shown in the color of the surrounding text. */
  nameColor: string;
  /** Panels in every server. */
  allowedPanels: readonly Panel[];
  permissions: readonly MemberPermission[];
  /** When the member last changed a setting of the server (ISO 8601). Absent if its history has no change by them. */
  lastChangeAt?: string;
}

/** The member form (product.md §12.13). The picture is handled separately. */
export interface MemberForm {
  name: string;
  nickname: string;
  discordId: string;
  role: string;
  panelRole: PanelRole;
  nameColor: string;
  /** For a new member: the panels in the server to which the member is added. */
  allowedPanels: readonly Panel[];
}

export const emptyMemberForm: MemberForm = {
  name: '',
  nickname: '',
  discordId: '',
  role: 'editor',
  panelRole: 'support',
  nameColor: DEFAULT_NAME_COLOR,
  allowedPanels: ['advanced'],
};

/** Maximum lengths in characters. The database has the same limits. */
export const memberLimits = { name: 100, nickname: 32, role: 50 } as const;

/** Why a field is invalid. `limit` and `count` are in characters. */
export type MemberProblem =
  | { kind: 'required' }
  | { kind: 'notASnowflake' }
  | { kind: 'notAColor' }
  | { kind: 'notAssignable' }
  | { kind: 'tooLong'; limit: number; count: number };

export type MemberProblems = Partial<Record<keyof MemberForm, MemberProblem>>;

export function checkMemberForm(form: MemberForm): MemberProblems {
  const { name, nickname, discordId, role, panelRole, nameColor, allowedPanels } = form;
  const id = idIn(discordId);
  const problems: Record<keyof MemberForm, MemberProblem | null> = {
    name: isVisible(name) ? tooLong(name, memberLimits.name) : { kind: 'required' },
    nickname: tooLong(nickname, memberLimits.nickname),
    discordId: id === '' || isSnowflake(id) ? null : { kind: 'notASnowflake' },
    role: tooLong(role, memberLimits.role),
    panelRole: panelRoles.includes(panelRole) ? null : { kind: 'notAssignable' },
    nameColor: isNameColor(nameColor) ? null : { kind: 'notAColor' },
    allowedPanels: allowedPanels.every((panel) => assignablePanels.some((one) => one === panel))
      ? null
      : { kind: 'notAssignable' },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

export function isSavable(form: MemberForm): boolean {
  return Object.keys(checkMemberForm(form)).length === 0;
}

export function formOf(member: TeamMember): MemberForm {
  return {
    name: member.name,
    nickname: member.nickname ?? '',
    discordId: member.discordId ?? '',
    role: member.customRole ?? '',
    panelRole: member.panelRole,
    nameColor: member.nameColor,
    allowedPanels: member.allowedPanels,
  };
}

/** Applies the values of a form to a member. Blank texts become null. Panels are not changed; see `permissions.ts`. */
export function memberWith<Member extends Partial<TeamMember>>(member: Member, form: MemberForm) {
  return {
    ...member,
    name: lineOf(form.name),
    nickname: orNull(form.nickname),
    discordId: orNull(idIn(form.discordId)),
    customRole: orNull(form.role),
    panelRole: form.panelRole,
    nameColor: isDefaultColor(form.nameColor) ? DEFAULT_NAME_COLOR : form.nameColor,
  };
}

/** Returns the fields that a form changes. Values are compared as the database would store them. */
export function memberChanges(member: TeamMember, form: MemberForm): (keyof MemberForm)[] {
  const before = memberWith({}, formOf(member));
  const after = memberWith({}, form);
  const changed: Record<Exclude<keyof MemberForm, 'allowedPanels'>, boolean> = {
    name: before.name !== after.name,
    nickname: before.nickname !== after.nickname,
    discordId: before.discordId !== after.discordId,
    role: before.customRole !== after.customRole,
    panelRole: before.panelRole !== after.panelRole,
    nameColor: before.nameColor !== after.nameColor,
  };
  return fieldsOf(changed).filter((field) => changed[field]);
}

function fieldsOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[];
}

function tooLong(text: string, limit: number): MemberProblem | null {
  const count = lengthOf(text);
  return count > limit ? { kind: 'tooLong', limit, count } : null;
}

function orNull(text: string): string | null {
  return isVisible(text) ? lineOf(text) : null;
}
