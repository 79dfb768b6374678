import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { editorMessages, notYoursText } from '#content/messages/editors';
import type { TeamMember } from '#domain/team/member';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';
import { RemovalDialog } from '../../_shell/team/RemovalDialog';
import { RosterNotices } from '../../_shell/team/RosterNotices';
import type { Who } from '../parts/use-saving';
import { useViewedAs } from '../preview';
import { AddEditor } from './AddEditor';
import { useLeaveForm } from './DiscardQuestion';
import { EditEditor } from './EditEditor';
import { EditorList } from './EditorList';
import { removalVerdict, startingPanels, whyNotEdit } from './editor-rights';
import { useFormFace } from '../../_shell/team/member-form';
import { OwnerBanner } from './OwnerBanner';
import { PermissionBar } from './PermissionBar';
import { useMembersFeed } from './use-members-feed';
import * as css from './Editors.css';

export interface EditorsProps {
  who: Who;
  /** Shows the dashboard as this editor sees it; null where the viewer may not. */
  onViewAs: ((member: TeamMember) => void) | null;
}

/**
 * The Editors tab (spec §2 «Editors panel»): who helps to run the server, and which panels they may open. It draws the
 * flows `team-roster`, `member-edit` and `permission-edit` of this server, which the page provides.
 */
export function Editors({ who, onViewAs }: EditorsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const edit = MemberEditContext.useActorRef();
  const platformOwnerId = TeamRosterContext.useSelector(({ context }) => context.platformOwnerId);
  const isTeamShown = TeamRosterContext.useSelector((state) => state.matches({ list: 'listed' }));
  const face = useFormFace();
  const isPreview = useViewedAs() !== null;
  const [locked, setLocked] = useState<TeamMember | null>(null);
  const { leaveForm, question } = useLeaveForm();
  const close = () => leaveForm(() => edit.send({ type: 'close' }));
  const add = () => {
    edit.send({ type: 'add' });
    edit.send({ type: 'change', fields: { allowedPanels: startingPanels(who) } });
  };
  useMembersFeed();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            Editors
          </h2>
          <p className={css.subtitle}>{editorMessages.subtitle}</p>
        </div>
        {isTeamShown && face !== 'adding' && (
          <Button ref={addButton} icon={<UserPlus />} isDisabled={isPreview} onPress={add}>
            Add Editor
          </Button>
        )}
      </div>
      <OwnerBanner server={who.server} />
      {face === 'adding' && <AddEditor who={who} onCancel={close} fallback={addButton} />}
      <RosterNotices />
      <EditorList
        who={who}
        onViewAs={onViewAs}
        onEdit={(member) => {
          if (whyNotEdit(who, member)) setLocked(member);
          else leaveForm(() => edit.send({ type: 'edit', member }));
        }}
        onRemove={(member) =>
          edit.send({
            type: 'remove',
            member,
            verdict: removalVerdict(who, member, platformOwnerId),
          })
        }
      />
      <PermissionBar server={who.server} fallback={section} />
      <EditEditor onCancel={close} />
      <RemovalDialog fallback={section} />
      <WhyNotEdit who={who} member={locked} onClose={() => setLocked(null)} />
      {question}
    </section>
  );
}

/** Says why this editor cannot be changed, and who can. */
function WhyNotEdit({
  who,
  member,
  onClose,
}: {
  who: Who;
  member: TeamMember | null;
  onClose: () => void;
}) {
  const obstacle = member && whyNotEdit(who, member);
  return (
    <Dialog
      size="small"
      title={`You cannot edit ${member?.name ?? ''}`}
      description={obstacle ? notYoursText(obstacle, who.server.name) : undefined}
      isOpen={member !== null}
      onOpenChange={onClose}
      footer={({ close }) => (
        <Button tone="plain" onPress={close}>
          Close
        </Button>
      )}
    />
  );
}
