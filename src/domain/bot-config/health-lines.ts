import type { BotLimits } from '../discord-permissions/bot-limits';
import { type Finding, type HealthLimit, permissionOf, type Severity } from './health';

/** What repairs a finding: another choice in the setting, a permission in Discord, or the order of the roles. */
export type Repair = 'choose' | 'permission' | 'order';

/** Findings that one repair ends. All have the same limit. */
export interface HealthLine {
  limit: HealthLimit;
  severity: Severity;
  repair: Repair;
  /** Whether the bot does not have the permission in the whole server. Otherwise, channels deny it. */
  isServerWide: boolean;
  findings: readonly [Finding, ...Finding[]];
}

/** Identifies a finding in the browser's storage, as long as the setting names the same role or channel. */
export function findingId({ key, limit, id }: Finding): string {
  return [key, limit, id ?? ''].join('/');
}

/** From this number of channels on, the channels that deny the same permission are one line. */
const FEWEST_CHANNELS = 3;

/** Returns what does not work first, then what is limited; each in the order of the settings. */
export function healthLines(
  findings: readonly Finding[],
  limits: BotLimits | null | undefined,
): readonly HealthLine[] {
  const missing: readonly string[] = limits?.standing.missing ?? [];
  const isServerWide = ({ limit }: Finding) => missing.includes(permissionOf(limit) ?? '');
  const channelsWithout = new Map<HealthLimit, Set<string | null>>();
  for (const { limit, id } of findings) {
    channelsWithout.set(limit, (channelsWithout.get(limit) ?? new Set()).add(id));
  }
  const keyOf = (finding: Finding) => {
    const { key, need, limit, id } = finding;
    if (permissionOf(limit) === null) return [limit, key, need].join(' ');
    if (isServerWide(finding)) return limit;
    const channels = channelsWithout.get(limit)?.size ?? 0;
    return [limit, channels < FEWEST_CHANNELS ? id : 'channels'].join(' ');
  };
  const lines = new Map<string, HealthLine>();
  for (const finding of findings) {
    const { limit, severity } = finding;
    const line = lines.get(keyOf(finding));
    lines.set(keyOf(finding), {
      limit,
      severity: line?.severity === 'fails' ? 'fails' : severity,
      repair: repairOf(limit),
      isServerWide: isServerWide(finding),
      findings: line ? [...line.findings, finding] : [finding],
    });
  }
  const all = [...lines.values()];
  return [
    ...all.filter(({ severity }) => severity === 'fails'),
    ...all.filter(({ severity }) => severity === 'limited'),
  ];
}

function repairOf(limit: HealthLimit): Repair {
  if (permissionOf(limit) !== null) return 'permission';
  return limit === 'aboveBot' ? 'order' : 'choose';
}
