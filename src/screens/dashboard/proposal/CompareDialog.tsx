import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { DateTimePanel } from '#components/DateTimePanel/DateTimePanel';
import { Dialog } from '#components/Dialog/Dialog';
import { Select } from '#components/Select/Select';
import {
  comparisonErrors,
  comparisonMessages,
  differenceCountText,
  savedByText,
} from '#content/messages/dashboard/config-comparison';
import type { ComparedTimes } from '#domain/bot-config/comparison';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Revision } from '#domain/bot-config/history';
import type { EarlierSource } from '#domain/bot-config/proposal';
import { canEditKey } from '#domain/permissions/config-rights';
import { failureOf, isBusy, viewOf } from '#machines/charts/view';
import { ConfigComparisonContext } from '#machines/dashboard/config-comparison/config-comparison.machine';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { box, stack } from '#theme/box';
import { toLocalTime } from '../../designer/editor/local-time';
import { useViewedAs, type Who } from '../settings/parts/use-saving';
import { ChangedSetting } from './ReviewChanges';
import * as css from './Proposal.css';

export interface CompareDialogProps {
  who: Who;
  resources: GuildResources;
}

/** The differences between the settings at two times. Changes nothing. Reads the machine `config-comparison`. */
export function CompareDialog({ who, resources }: CompareDialogProps) {
  const comparison = ConfigComparisonContext.useActorRef();
  const isOpen = ConfigComparisonContext.useSelector((state) => !state.matches('idle'));
  return (
    <Dialog
      size="wide"
      title={comparisonMessages.title}
      description={comparisonMessages.help}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) comparison.send({ type: 'stop' });
      }}
      footer={<Footer />}
    >
      <div className={stack({ gap: 'l' })}>
        <Times />
        <Differences who={who} resources={resources} />
      </div>
    </Dialog>
  );
}

/** Restores the first of the two times, as the history does (product.md §9.25). */
function Footer() {
  const comparison = ConfigComparisonContext.useActorRef();
  const proposal = ConfigProposalContext.useActorRef();
  const isViewedAs = useViewedAs() !== null;
  const { from } = ConfigComparisonContext.useSelector(({ context }) => context.request.query);
  const isShown = ConfigComparisonContext.useSelector(
    (state) => !isBusy(state) && viewOf(state) === 'shown',
  );
  return (
    <>
      <Button tone="plain" onPress={() => comparison.send({ type: 'stop' })}>
        Close
      </Button>
      <Button
        tone="plain"
        isDisabled={!isShown || isViewedAs}
        onPress={() => {
          comparison.send({ type: 'stop' });
          proposal.send({ type: 'read', source: from });
        }}
      >
        {comparisonMessages.restore}
      </Button>
    </>
  );
}

/** What a side can be besides a save, which is named by its version. */
const NOW = 'now';
const TIME = 'time';

/** `local` is 'YYYY-MM-DDTHH:mm' in the device's time zone. */
interface Side {
  id: string;
  local: string;
}

const none: readonly Revision[] = [];

function Times() {
  const comparison = ConfigComparisonContext.useActorRef();
  const isReading = ConfigComparisonContext.useSelector(isBusy);
  const { from, to } = ConfigComparisonContext.useSelector(({ context }) => context.request.query);
  const revisions = ConfigHistoryContext.useSelector(
    ({ context }) => context.value?.revisions ?? none,
  );
  const [openedAt] = useState(() => to);
  const [sides, setSides] = useState({ from: sideOf(from, null), to: sideOf(to, openedAt) });
  const asked: ComparedTimes | null = timesOf(sides, revisions);
  return (
    <div className={stack({ gap: 'm' })}>
      <div className={css.names}>
        {(['from', 'to'] as const).map((name) => (
          <Chosen
            key={name}
            label={comparisonMessages[name]}
            side={sides[name]}
            revisions={revisions}
            onChange={(side) => setSides({ ...sides, [name]: side })}
          />
        ))}
      </div>
      <span>
        <Button
          tone="plain"
          isDisabled={asked === null}
          isPending={isReading}
          pendingLabel="Comparing..."
          onPress={() => {
            if (asked) comparison.send({ type: 'ask', query: asked });
          }}
        >
          Compare
        </Button>
      </span>
    </div>
  );
}

interface ChosenProps {
  label: string;
  side: Side;
  revisions: readonly Revision[];
  onChange: (side: Side) => void;
}

function Chosen({ label, side, revisions, onChange }: ChosenProps) {
  return (
    <div className={stack({ gap: 'm', shrinks: true })}>
      <Select
        label={label}
        options={[
          { id: NOW, label: comparisonMessages.now },
          { id: TIME, label: comparisonMessages.time },
          ...revisions.map(({ version, savedAt, savedBy }) => ({
            id: String(version),
            label: savedByText(savedAt, savedBy.name),
          })),
        ]}
        value={side.id}
        onChange={(id) => onChange({ ...side, id })}
      />
      {side.id === TIME && (
        <DateTimePanel
          label={label}
          value={side.local}
          onChange={(local) => onChange({ ...side, local })}
        />
      )}
    </div>
  );
}

/** `now` is the option for the present settings. */
function sideOf(source: EarlierSource, now: EarlierSource | null): Side {
  const at = source.kind === 'moment' ? source.at : source.savedAt;
  const local = toLocalTime(at);
  if (source.kind === 'version') return { id: String(source.version), local };
  return { id: source === now ? NOW : TIME, local };
}

/** Returns null if a time is not complete. */
function timesOf(
  sides: { from: Side; to: Side },
  revisions: readonly Revision[],
): ComparedTimes | null {
  const [from, to] = [sourceOf(sides.from, revisions), sourceOf(sides.to, revisions)];
  return from && to ? { from, to } : null;
}

function sourceOf({ id, local }: Side, revisions: readonly Revision[]): EarlierSource | null {
  if (id === NOW) return { kind: 'moment', at: new Date().toISOString() };
  const save = revisions.find(({ version }) => String(version) === id);
  if (save) return { kind: 'version', version: save.version, savedAt: save.savedAt };
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : { kind: 'moment', at: new Date(time).toISOString() };
}

function Differences({ who: { server, editor }, resources }: CompareDialogProps) {
  const comparison = ConfigComparisonContext.useActorRef();
  const failure = ConfigComparisonContext.useSelector(failureOf);
  const isReading = ConfigComparisonContext.useSelector(isBusy);
  const value = ConfigComparisonContext.useSelector(({ context }) => context.value);
  const changes = (isReading ? null : value)?.filter(({ key }) =>
    canEditKey({ server, editor, key }),
  );
  if (failure) {
    return (
      <AlertPanel
        isLive
        level={3}
        tone="danger"
        title={comparisonErrors[failure]}
        actions={
          (failure === 'tooSlow' || failure === 'unreachable') && (
            <Button
              tone="plain"
              icon={<RotateCw />}
              onPress={() => comparison.send({ type: 'retry' })}
            >
              Try again
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <p role="status" className={box({ weight: 'medium' })}>
        {changes ? differenceCountText(changes.length) : comparisonMessages.reading}
      </p>
      {changes && changes.length > 0 && (
        <ul aria-label={comparisonMessages.differences} className={stack()}>
          {changes.map((change) => (
            <ChangedSetting key={change.key} change={change} resources={resources} />
          ))}
        </ul>
      )}
    </>
  );
}
