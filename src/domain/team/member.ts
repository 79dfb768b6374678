import { idIn, isSnowflake } from '../bot-config/snowflake';
import { lengthOf } from '../bot-config/problem';
import { assignablePanels, type Panel } from '../permissions/panels';
import { panelRoles, type PanelRole } from '../permissions/roles';
import { DEFAULT_NAME_COLOR, isDefaultColor, isNameColor } from './name-color';

/** What a member may open in one server (spec §3, table `server_member_permissions`). */
export interface MemberPermission {
  /** A snowflake string. */
  serverId: string;
  serverName: string;
  allowedPanels: readonly Panel[];
}

/** Someone of a team (spec §3, table `team_members`). */
export interface TeamMember {
  id: string;
  name: string;
  nickname: string | null;
  /** A snowflake string; without it the member cannot sign in. */
  discordId: string | null;
  /** What they are called to be, in words of their owner; it gives no right. */
  customRole: string | null;
  panelRole: PanelRole;
  /** The address of their picture. */
  profilePicture: string | null;
  /** `#rrggbb`; the default is the text's own color. */
  nameColor: string;
  /** Panels in every server. */
  allowedPanels: readonly Panel[];
  permissions: readonly MemberPermission[];
}

/** What is typed about a member, before and after they exist (spec §5). The picture is chosen apart. */
export interface MemberForm {
  name: string;
  nickname: string;
  discordId: string;
  role: string;
  panelRole: PanelRole;
  nameColor: string;
  /** Of a new member: the panels of the server they are added to. */
  allowedPanels: readonly Panel[];
}

/** What a form starts as (spec §5 «Add Editor», §3). */
export const emptyMemberForm: MemberForm = {
  name: '',
  nickname: '',
  discordId: '',
  role: 'editor',
  panelRole: 'support',
  nameColor: DEFAULT_NAME_COLOR,
  allowedPanels: ['advanced'],
};

/** How long the texts may be, in characters, as the database holds them. */
export const memberLimits = { name: 100, nickname: 32, role: 50 } as const;

/** Why a field of the form cannot be saved; `limit` and `count` are in characters. */
export type MemberProblem =
  | { kind: 'required' }
  | { kind: 'notASnowflake' }
  | { kind: 'notAColor' }
  | { kind: 'notAssignable' }
  | { kind: 'tooLong'; limit: number; count: number };

/** The first problem of each field that has one. */
export type MemberProblems = Partial<Record<keyof MemberForm, MemberProblem>>;

/** What stands against saving a form (spec §5: the name is required, the Discord id is not); {} where nothing does. */
export function checkMemberForm(form: MemberForm): MemberProblems {
  const { name, nickname, discordId, role, panelRole, nameColor, allowedPanels } = form;
  const id = idIn(discordId);
  const problems: Record<keyof MemberForm, MemberProblem | null> = {
    name: lengthOf(name) === 0 ? { kind: 'required' } : tooLong(name, memberLimits.name),
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

/** Whether a form can be saved. */
export function isSavable(form: MemberForm): boolean {
  return Object.keys(checkMemberForm(form)).length === 0;
}

/** A member's form, to be edited. */
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

/** The member a form makes of one; empty texts are nothing. Panels are handed out apart (`permissions.ts`). */
export function memberWith<Member extends Partial<TeamMember>>(member: Member, form: MemberForm) {
  return {
    ...member,
    name: form.name.trim(),
    nickname: orNull(form.nickname),
    discordId: orNull(idIn(form.discordId)),
    customRole: orNull(form.role),
    panelRole: form.panelRole,
    nameColor: isDefaultColor(form.nameColor) ? DEFAULT_NAME_COLOR : form.nameColor,
  };
}

/** The fields of a member that a form changes, as the database would tell them apart. */
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
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
