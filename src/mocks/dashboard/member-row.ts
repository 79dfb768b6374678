import { isVisible } from '#domain/names';
import { assignablePanels, isPanel, type Panel } from '#domain/permissions/panels';
import { panelRoles } from '#domain/permissions/roles';
import type { Person } from '../session/people';
import { columnsIn } from '../handlers/tables';
import { notNull, violated } from '../postgrest';
import type { MemberRow } from './team';

type Body = 'empty' | 'broken' | Readonly<Record<string, unknown>>;

/** The columns that a client may write (product.md §12.12). People who run the site may also write `allowed_panels`. */
const writable = [
  'name',
  'nickname',
  'discord_id',
  'custom_role',
  'panel_role',
  'profile_picture',
  'name_color',
  'allowed_panels',
];

const optional = (test: (text: string) => boolean) => (value: unknown) =>
  value === null || (typeof value === 'string' && test(value));
const length = (text: string) => Array.from(text).length;

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => {
    const name = typeof value === 'string' ? value.replaceAll(/^ +| +$/g, '') : '';
    return isVisible(name) && length(name) <= 100;
  },
  nickname: optional((text) => length(text) <= 32 && (text === '' || isVisible(text))),
  discord_id: optional((text) => /^\d{17,20}$/.test(text)),
  custom_role: optional((text) => length(text) <= 50 && (text === '' || isVisible(text))),
  panel_role: (value) => panelRoles.some((role) => role === value),
  profile_picture: optional((text) => /^https?:\/\/\S+$/.test(text) && text.length <= 2048),
  name_color: optional((text) => /^#[\da-f]{6}$/i.test(text)),
  allowed_panels: isAssignable,
};

/** Returns whether a value is a list of assignable panels (product.md §12.3). */
export function isAssignable(value: unknown): value is readonly Panel[] {
  const isOne = (panel: unknown) =>
    typeof panel === 'string' && isPanel(panel) && assignablePanels.some((one) => one === panel);
  return Array.isArray(value) && value.every(isOne);
}

/** Returns the row of an INSERT, or the database's error. `now` is in Unix ms. */
export function memberRowFrom(body: Body, by: Person, now: number): MemberRow | Response {
  return updatedRow(
    {
      id: crypto.randomUUID(),
      name: '',
      nickname: null,
      discord_id: null,
      custom_role: null,
      panel_role: 'support',
      profile_picture: null,
      name_color: null,
      allowed_panels: [],
      added_by: by.id,
      added_at: new Date(now).toISOString(),
    },
    body,
  );
}

/** Returns the row after an UPDATE, or the database's error. Runs the checks in the same order as the database. */
export function updatedRow(row: MemberRow, body: Body): MemberRow | Response {
  const columns = columnsIn(body, 'team_members', writable);
  if (columns instanceof Response) return columns;
  const next: MemberRow = { ...row, ...columns };
  const cells = new Map(Object.entries(next));
  const wrong = writable.find((name) => !checks[name]?.(cells.get(name)));
  if (wrong === undefined) return next;
  if (cells.get(wrong) === null) return notNull('team_members', wrong);
  const check = wrong === 'allowed_panels' ? 'assignable_panels' : `${wrong}_check`;
  return violated('team_members', `team_members_${check}`);
}
