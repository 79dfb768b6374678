import { readAll } from './readings';
import type { Addresses } from './readings';

export { publicAddresses } from './readings';
import { requirements } from './requirements';
import { wantedOf } from './wanted';
import type { Variables } from './wanted';

interface Row {
  id: string;
  sentence: string;
  where: string;
}

type MissingRow = Row & { names: readonly string[] };

export interface HostedReport {
  project: string;
  missing: readonly MissingRow[];
  /** Missing, too, but named in DOCTOR_ACCEPTS: what needs a paid plan, such as `sessions`. */
  accepted: readonly MissingRow[];
  /** Failed requests, each with the ids of the requirements that could not be checked. */
  unread: readonly { request: string; reason: string; ids: readonly string[] }[];
  byHand: readonly Row[];
  inOrder: readonly string[];
}

/** Reads the hosted project and compares it with the repository. `timeout` of each request in ms. */
export async function examine(
  project: string,
  variables: Variables,
  options: { addresses: Addresses; timeout: number },
): Promise<HostedReport> {
  const wanted = wantedOf(project, variables);
  const readings = await readAll(wanted, variables, options);
  const accepts = (variables['DOCTOR_ACCEPTS'] ?? '').split(/[\s,]+/);
  const missing: MissingRow[] = [];
  const accepted: MissingRow[] = [];
  const byHand: Row[] = [];
  const inOrder: string[] = [];
  const unread = new Map<string, { request: string; reason: string; ids: string[] }>();
  for (const { id, sentence, where, verdict } of requirements) {
    const found = verdict(readings, wanted);
    switch (found.kind) {
      case 'inOrder':
        inOrder.push(id);
        break;
      case 'byHand':
        byHand.push({ id, sentence, where });
        break;
      case 'missing':
        (accepts.includes(id) ? accepted : missing).push({
          id,
          sentence,
          where,
          names: found.names,
        });
        break;
      case 'unread': {
        const { request, reason } = found;
        const same = unread.get(request) ?? { request, reason, ids: [] };
        unread.set(request, { ...same, ids: [...same.ids, id] });
      }
    }
  }
  return { project, missing, accepted, unread: [...unread.values()], byHand, inOrder };
}

/** Whether nothing is missing, and every request was answered. */
export function isInOrder({ missing, unread }: HostedReport): boolean {
  return missing.length === 0 && unread.length === 0;
}

export function textOf({
  project,
  missing,
  accepted,
  unread,
  byHand,
  inOrder,
}: HostedReport): string {
  const lines = [
    `Project ${project}: ${missing.length} missing, ${unread.length} requests failed, ${byHand.length} to check by hand, ${inOrder.length} in order`,
  ];
  const list = (heading: string, items: readonly string[]) => {
    if (items.length > 0) lines.push('', heading, ...items);
  };
  list(
    'Missing',
    missing.map(({ names, ...row }) => lineOf(row, names)),
  );
  list(
    'Accepted by DOCTOR_ACCEPTS',
    accepted.map(({ names, ...row }) => lineOf(row, names)),
  );
  list(
    'Not read',
    unread.map(({ request, reason, ids }) => `  ${request}: ${reason}. (${ids.join(', ')})`),
  );
  list(
    'Check by hand',
    byHand.map((row) => lineOf(row, [])),
  );
  return lines.join('\n');
}

function lineOf({ id, sentence, where }: Row, names: readonly string[]): string {
  const named = names.length === 0 ? '' : ` Missing or different: ${names.join(', ')}.`;
  return `  ${id}: ${sentence}${named}\n    ${where}`;
}

/** Returns the checklist of docs/deploy.md. */
export function checklist(): string {
  return requirements
    .map(({ id, sentence, where }) => `- [ ] \`${id}\`: ${sentence} (${where})`)
    .join('\n');
}
