import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#components/Dialog/Dialog';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { ServerRef } from '#domain/team/permissions';
import type { TeamFlows } from './flows';
import * as css from './TeamDialog.css';
import { TeamTabs, type TeamTab } from './TeamTabs';
import { UnsavedContext, useUnsavedParts } from './unsaved';

const { closing, managing } = teamDialogMessages;

export interface TeamDialogProps {
  isOpen: boolean;
  onClose: () => void;
  flows: TeamFlows;
  server?: ServerRef;
  tab?: TeamTab;
}

/**
 * The Team Management dialog for site admins (product.md §12.18). It edits the team, and the servers and panels of each
 * member. Asks the user before it discards unsaved changes.
 */
export function TeamDialog({ isOpen, onClose, flows, server, tab }: TeamDialogProps) {
  const parts = useUnsavedParts();
  const [register] = useState(() => parts.register);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    parts.giveUp();
    setAsking(false);
    onClose();
  };
  const ask = () => {
    const lines = parts.lines();
    if (lines.length === 0) return close();
    setLost(lines);
    setAsking(true);
  };
  return (
    <>
      <Dialog
        size="wide"
        title="Team Management"
        description={server && managing(server.name)}
        isOpen={isOpen}
        onOpenChange={ask}
      >
        <div className={css.content}>
          <flows.Team>
            <UnsavedContext value={register}>
              <TeamTabs flows={flows} server={server ?? null} tab={tab ?? 'add'} />
            </UnsavedContext>
          </flows.Team>
        </div>
      </Dialog>
      <ConfirmDialog
        title={closing.title}
        description={
          <>
            {closing.help}
            {lost.map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </>
        }
        isOpen={isAsking}
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={close}
      />
    </>
  );
}
