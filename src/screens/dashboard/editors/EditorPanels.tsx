import { ToggleChips } from '#components/ToggleChips/ToggleChips';
import { notYoursText, obstaclesText } from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import { isolated } from '#domain/names';
import { assignablePanels, type Panel } from '#domain/permissions/panels';
import type { TeamMember } from '#domain/team/member';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { box } from '#theme/box';
import type { Who } from '../settings/parts/use-saving';
import { whyNotGive } from './editor-rights';

export interface EditorPanelsProps {
  member: TeamMember;
  who: Who;
  /** The panels that the member may open, with the unsaved changes. */
  given: readonly Panel[];
  /** Whether nothing can be changed, because a request is pending or in view-as mode. */
  isStill: boolean;
}

/** A toggle for each panel. A toggle that the viewer may not change says why, also on touch screens, without tooltips. */
export function EditorPanels({ member, who, given, isStill }: EditorPanelsProps) {
  const { server } = who;
  const edits = PermissionEditContext.useActorRef();
  const items = assignablePanels.map((panel) => ({
    panel,
    obstacles: whyNotGive(who, member, [panel]),
  }));
  const reason = obstaclesText(
    items.flatMap(({ obstacles }) => obstacles),
    server.name,
  );
  return (
    <>
      <ToggleChips
        label={`Panels of ${isolated(member.name)}`}
        size="small"
        items={items.map(({ panel, obstacles: [obstacle] }) => ({
          id: panel,
          label: panelNames[panel],
          ...(obstacle && { isDisabled: true, description: notYoursText(obstacle, server.name) }),
        }))}
        selected={assignablePanels.filter((panel) => given.includes(panel))}
        isDisabled={isStill}
        onToggle={(panel) =>
          edits.send({ type: 'toggle panel', memberId: member.id, server, panel })
        }
      />
      {reason !== null && (
        <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>{reason}</p>
      )}
    </>
  );
}
