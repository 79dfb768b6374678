import { CalendarClock, Download, GitCompare, RotateCw, X } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { comparisonMessages } from '#content/messages/dashboard/config-comparison';
import { proposalMessages } from '#content/messages/dashboard/config-proposal';
import { historyExportErrors, historyMessages } from '#content/messages/dashboard/history';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { failedRun, runningSubject } from '#machines/charts/view';
import { ConfigComparisonContext } from '#machines/dashboard/config-comparison/config-comparison.machine';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { HistoryExportContext } from '#machines/dashboard/history-export/history-export.machine';
import { row } from '#theme/box';
import { useViewedAs } from '../settings/parts/use-saving';

export interface HistoryActionsProps {
  /** The names for ids in the file. */
  resources: GuildResources;
}

export function HistoryActions({ resources }: HistoryActionsProps) {
  return (
    <div className={row({ gap: 's', wraps: true })}>
      <GoBack />
      <Compare />
      <Export resources={resources} />
    </div>
  );
}

/** Opens the choice of a time whose settings are restored. In view-as, nothing is changed. */
function GoBack() {
  const proposal = ConfigProposalContext.useActorRef();
  const isViewedAs = useViewedAs() !== null;
  return (
    <Button
      tone="plain"
      size="compact"
      icon={<CalendarClock />}
      isDisabled={isViewedAs}
      onPress={() => proposal.send({ type: 'open', choice: 'moment' })}
    >
      {proposalMessages.goBack}
    </Button>
  );
}

/** Compares the present settings with those of a week ago. Other times are chosen there. */
function Compare() {
  const comparison = ConfigComparisonContext.useActorRef();
  return (
    <Button
      tone="plain"
      size="compact"
      icon={<GitCompare />}
      onPress={() => {
        const now = Date.now();
        const at = (time: number) =>
          ({ kind: 'moment', at: new Date(time).toISOString() }) as const;
        comparison.send({ type: 'ask', query: { from: at(now - WEEK), to: at(now) } });
      }}
    >
      {comparisonMessages.open}
    </Button>
  );
}

const WEEK = 7 * 86_400_000;

/** Exports all changes that the filters leave, also those that are not listed yet. */
function Export({ resources }: HistoryActionsProps) {
  const actor = HistoryExportContext.useActorRef();
  const isRunning = HistoryExportContext.useSelector((state) => runningSubject(state) !== null);
  const request = ConfigHistoryContext.useSelector(({ context }) => context.request);
  return (
    <Button
      tone="plain"
      size="compact"
      icon={<Download />}
      isPending={isRunning}
      pendingLabel={historyMessages.exporting}
      onPress={() => actor.send({ type: 'run', subject: { ...request, resources } })}
    >
      {historyMessages.export}
    </Button>
  );
}

/** Why the file was not created. */
export function ExportError() {
  const actor = HistoryExportContext.useActorRef();
  const failed = HistoryExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
  if (failed === null) return null;
  return (
    <AlertPanel
      isLive
      level={3}
      tone="danger"
      title={historyExportErrors[failed]}
      actions={
        <>
          <Button
            tone="plain"
            size="compact"
            icon={<RotateCw />}
            onPress={() => actor.send({ type: 'retry' })}
          >
            Try again
          </Button>
          <IconButton
            label="Dismiss"
            icon={<X />}
            onPress={() => actor.send({ type: 'dismiss' })}
          />
        </>
      }
    />
  );
}
