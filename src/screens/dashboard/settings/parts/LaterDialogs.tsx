import { ConfigComparisonContext } from '#machines/dashboard/config-comparison/config-comparison.machine';
import {
  ConfigProposalContext,
  proposalStep,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import { LazyDialog } from '#screens/shell/lazy-component';
import type { HistoryPanelProps } from '../../history/HistoryPanel';
import { useHistoryView, useUndoView } from '../../history/history-view';
import { comparison, proposals, rest } from '../load-rest';

const ProposalDialog = proposals.lazy(({ ProposalDialog: part }) => part);
const CompareDialog = comparison.lazy(({ CompareDialog: part }) => part);
const HistoryPanel = rest.lazy(({ HistoryPanel: part }) => part);

/** The history, and in front of it the import of a configuration, or a comparison. */
export function LaterDialogs(props: HistoryPanelProps) {
  const isPanelOpen = useHistoryView() !== 'closed';
  const isAsking = useUndoView() === 'conflict';
  const isCompared = ConfigComparisonContext.useSelector((state) => !state.matches('idle'));
  const isProposed = ConfigProposalContext.useSelector((state) => proposalStep(state) !== 'closed');
  return (
    <>
      <LazyDialog isOpen={isPanelOpen || isAsking}>
        <HistoryPanel {...props} />
      </LazyDialog>
      <LazyDialog isOpen={isCompared}>
        <CompareDialog who={props.who} resources={props.resources} />
      </LazyDialog>
      <LazyDialog isOpen={isProposed}>
        <ProposalDialog who={props.who} resources={props.resources} />
      </LazyDialog>
    </>
  );
}
