import type { ErrorOf } from '../result';
import { cleanName } from '#domain/names';
import { idIn, isSnowflake } from '#domain/bot-config/snowflake';
import { isoOfLocalTime } from './local-time';
import { holdsPlace, type StoreMember } from './store-member';

/** The form that changes the Discord account of a member uses only `discordId`. */
export interface MemberForm {
  discordId: string;
  /** '' if no membership is chosen. */
  membershipId: string;
  name: string;
  /** The last day in the format of `<input type="date">`; '' if there is no end. */
  until: string;
}

export const emptyMemberForm: MemberForm = {
  discordId: '',
  membershipId: '',
  name: '',
  until: '',
};

/** The member that the form adds, or the member whose Discord account the form changes. */
export type MemberTarget = { kind: 'add'; id: string } | { kind: 'link'; member: StoreMember };

export interface MemberDetails {
  discordId: string;
  membershipId: string;
  name: string;
  /** ISO 8601; null if the membership has no end date. */
  until: string | null;
}

/** The data of a valid form. `discordId` is null if the Discord account of a member is removed. */
export type MemberSave =
  | { kind: 'add'; id: string; details: MemberDetails }
  | { kind: 'link'; member: StoreMember; discordId: string | null };

/**
 * `notAllowed`: the store was deleted or is another user's. `rejected`: the database does not accept a value.
 * `unanswered`: there was no response, so the member may have been saved.
 */
export const memberSaveErrorKinds = [
  'alreadyMember',
  'unknownMembership',
  'unknownMember',
  'notAllowed',
  'rejected',
  'signInRequired',
  'factorRequired',
  'unanswered',
] as const;
export type MemberSaveError = ErrorOf<typeof memberSaveErrorKinds>;

export type MemberProblem =
  | { kind: 'missing' }
  | { kind: 'notAnId' }
  | { kind: 'tooLong'; count: number; limit: number }
  | { kind: 'notADate' }
  | { kind: 'past' };

export type MemberProblems = Partial<Record<keyof MemberForm, MemberProblem>>;

export const LONGEST_MEMBER_NAME = 100;

export type CheckedMember = { problems: MemberProblems; save: MemberSave | null };

/** Checks a form. `save` is null while there are problems. `now` is in Unix ms. */
export function checkMember(form: MemberForm, target: MemberTarget, now: number): CheckedMember {
  const discordId = idIn(form.discordId);
  if (target.kind === 'link') {
    const { member } = target;
    const problem = discordId === '' ? undefined : idProblem(discordId);
    if (problem) return { problems: { discordId: problem }, save: null };
    return {
      problems: {},
      save: { kind: 'link', member, discordId: discordId === '' ? null : discordId },
    };
  }
  const name = cleanName(form.name);
  const until = form.until === '' ? null : endOfDay(form.until);
  const problems: MemberProblems = {
    ...withProblem('discordId', idProblem(discordId)),
    ...withProblem('membershipId', form.membershipId === '' ? { kind: 'missing' } : undefined),
    ...withProblem('name', nameProblem(name)),
    ...withProblem('until', form.until === '' ? undefined : untilProblem(until, now)),
  };
  if (Object.keys(problems).length > 0) return { problems, save: null };
  const details = { discordId, membershipId: form.membershipId, name, until };
  return { problems, save: { kind: 'add', id: target.id, details } };
}

export function formOfMember({ discordId, membershipId, name }: StoreMember): MemberForm {
  return { ...emptyMemberForm, discordId: discordId ?? '', membershipId, name };
}

export function isSameMember(one: MemberForm, other: MemberForm): boolean {
  return (
    one.discordId === other.discordId &&
    one.membershipId === other.membershipId &&
    one.name === other.name &&
    one.until === other.until
  );
}

export function changeOfMember(member: StoreMember): 'end' | 'restore' {
  return holdsPlace(member) ? 'end' : 'restore';
}

function idProblem(discordId: string): MemberProblem | undefined {
  if (discordId === '') return { kind: 'missing' };
  return isSnowflake(discordId) ? undefined : { kind: 'notAnId' };
}

function nameProblem(name: string): MemberProblem | undefined {
  const count = Array.from(name).length;
  if (count <= LONGEST_MEMBER_NAME) return undefined;
  return { kind: 'tooLong', count, limit: LONGEST_MEMBER_NAME };
}

function untilProblem(until: string | null, now: number): MemberProblem | undefined {
  if (until === null) return { kind: 'notADate' };
  return Date.parse(until) < now ? { kind: 'past' } : undefined;
}

/** Returns the last minute of a day in this computer's time zone. */
function endOfDay(day: string): string | null {
  return isoOfLocalTime(`${day}T23:59`);
}

function withProblem(field: keyof MemberForm, problem: MemberProblem | undefined): MemberProblems {
  return problem ? { [field]: problem } : {};
}
