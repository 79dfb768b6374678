import {
  ConfigProposalContext,
  proposalStep,
} from '#machines/dashboard/config-proposal/config-proposal.machine';
import { LazyDialog } from '#screens/shell/lazy-component';
import type { HistoryPanelProps } from '../../history/HistoryPanel';
import { useHistoryView, useUndoView } from '../../history/history-view';
import { proposals, rest } from '../load-rest';

const ProposalDialog = proposals.lazy(({ ProposalDialog: part }) => part);
const HistoryPanel = rest.lazy(({ HistoryPanel: part }) => part);

/** The history, and the import of a configuration, which may be in front of it. */
export function LaterDialogs(props: HistoryPanelProps) {
  const isPanelOpen = useHistoryView() !== 'closed';
  const isAsking = useUndoView() === 'conflict';
  const isProposed = ConfigProposalContext.useSelector((state) => proposalStep(state) !== 'closed');
  return (
    <>
      <LazyDialog isOpen={isPanelOpen || isAsking}>
        <HistoryPanel {...props} />
      </LazyDialog>
      <LazyDialog isOpen={isProposed}>
        <ProposalDialog who={props.who} resources={props.resources} />
      </LazyDialog>
    </>
  );
}
