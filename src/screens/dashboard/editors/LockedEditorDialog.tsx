import { isolated } from '#domain/names';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { notYoursText } from '#content/messages/dashboard/editors';
import type { TeamMember } from '#domain/team/member';
import type { Who } from '../settings/parts/use-saving';
import { whyNotEdit } from './editor-rights';

export interface LockedEditorDialogProps {
  isOpen: boolean;
  who: Who;
  /** The editor who cannot be changed. */
  member: TeamMember | null;
  onClose: () => void;
}

/** Explains why the viewer cannot change this editor, and who can. */
export function LockedEditorDialog({ isOpen, who, member, onClose }: LockedEditorDialogProps) {
  const obstacle = member && whyNotEdit(who, member);
  return (
    <Dialog
      size="small"
      title={`You cannot edit ${isolated(member?.name ?? '')}`}
      description={obstacle ? notYoursText(obstacle, who.server.name) : undefined}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={({ close }) => (
        <Button tone="plain" onPress={close}>
          Close
        </Button>
      )}
    />
  );
}
