import { useEffect, useMemo } from 'react';
import { findingsText } from '#content/messages/dashboard/health-count';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { ConfigKey, Field } from '#domain/bot-config/fields';
import { checkHealth, type HealthReport } from '#domain/bot-config/health';
import { findingId, type HealthLine, healthLines } from '#domain/bot-config/health-lines';
import { canEditKey } from '#domain/permissions/config-rights';
import { viewOf } from '#machines/charts/view';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { GuildResourcesContext } from '#machines/dashboard/guild-resources/guild-resources.machine';
import { CountMark } from '../settings/parts/CountMark';
import { type Who, useFormView } from '../settings/parts/use-saving';

/** The findings that the viewer ignores in this browser, by `findingId`. */
export interface HealthStore {
  ignored: readonly string[];
  setIgnored: (ids: readonly string[]) => void;
}

export interface Checked {
  who: Who;
  resources: GuildResources;
  store: HealthStore | null;
  /** The settings whose findings are wanted; all settings if it is absent. */
  isWanted?: ((key: ConfigKey) => boolean) | undefined;
}

export interface HealthView {
  state: 'loading' | 'botNotInServer' | 'unreachable' | 'checked';
  bot: HealthReport['bot'];
  lines: readonly HealthLine[];
  ignoredLines: readonly HealthLine[];
  /** How many things the page lists. */
  count: number;
}

/** Compares the stored settings that the viewer may change with the server (product.md §9.23). */
export function useHealth({ who, resources, store, isWanted }: Checked): HealthView {
  const config = ConfigEditContext.useSelector(({ context }) => context.base);
  const isRead = useFormView() === 'form';
  const view = GuildResourcesContext.useSelector(viewOf);
  const { server, editor } = who;
  const ignored = store?.ignored;
  const found = useMemo(() => {
    const isSeen = (key: ConfigKey) => canEditKey({ server, editor, key });
    const { bot, findings } = checkHealth({ serverId: server.id, config, isSeen, resources });
    const isIgnored = new Set(ignored);
    const own = isWanted ? findings.filter(({ key }) => isWanted(key)) : findings;
    const linesOf = (wanted: boolean) =>
      healthLines(
        own.filter((finding) => isIgnored.has(findingId(finding)) === wanted),
        resources.botLimits,
      );
    return { bot, lines: linesOf(false), ignoredLines: linesOf(true) };
  }, [server, editor, config, resources, ignored, isWanted]);
  const state = isRead && view !== 'loading' ? (view === 'shown' ? 'checked' : view) : 'loading';
  const listed = found.lines.length + (found.bot === 'timedOut' ? 1 : 0);
  const counts = { loading: 0, unreachable: 0, botNotInServer: 1, checked: listed };
  return { ...found, state, count: counts[state] };
}

/** The number of things that the bot cannot do, in the link to the page. */
export function HealthCount(checked: Checked) {
  const { count } = useHealth(checked);
  return <CountMark count={count} text={findingsText(count)} />;
}

interface FoldFindingsProps extends Omit<Checked, 'isWanted'> {
  fields: readonly Field[];
  onFound: (isFound: boolean) => void;
}

/** Says whether the bot cannot do something that one of the settings needs. */
export function FoldFindings({ fields, onFound, ...checked }: FoldFindingsProps) {
  const { lines, state } = useHealth(checked);
  const isFound =
    state === 'checked' &&
    lines.some(({ findings }) =>
      findings.some((finding) => fields.some(({ key }) => key === finding.key)),
    );
  useEffect(() => onFound(isFound), [isFound, onFound]);
  return null;
}
