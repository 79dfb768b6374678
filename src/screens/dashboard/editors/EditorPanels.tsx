import { isolated } from '#domain/names';
import { ToggleChips } from '#components/ToggleChips/ToggleChips';
import {
  editorMessages,
  everywhereText,
  notYoursText,
  panelsNotYoursText,
} from '#content/messages/dashboard/editors';
import { panelNames } from '#content/panels';
import type { HandOutObstacle } from '#domain/permissions/hand-out';
import { assignablePanels } from '#domain/permissions/panels';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import { panelsIn } from '#domain/team/permissions';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { box } from '#theme/box';
import { type Who, useViewedAs } from '../settings/parts/use-saving';
import { whyNotToggle } from './editor-rights';

export interface EditorPanelsProps {
  member: TeamMember;
  who: Who;
  /** Whether a request about this editor is pending. */
  isAwaited: boolean;
}

export function EditorPanels({ member, who, isAwaited }: EditorPanelsProps) {
  const { server } = who;
  const edits = PermissionEditContext.useActorRef();
  const isPreview = useViewedAs() !== null;
  const draft = PermissionEditContext.useSelector(
    ({ context }): readonly MemberPermission[] | null => context.drafts[member.id]?.draft ?? null,
  );
  const given = panelsIn(draft ?? member.permissions, server.id) ?? [];
  const obstacles = assignablePanels.map((panel) => ({
    panel,
    obstacle: whyNotToggle(who, member, panel),
  }));
  return (
    <>
      <ToggleChips
        label={`Panels of ${isolated(member.name)}`}
        size="small"
        items={obstacles.map(({ panel, obstacle }) => ({
          id: panel,
          label: panelNames[panel],
          ...(obstacle && { isDisabled: true, description: notYoursText(obstacle, server.name) }),
        }))}
        selected={assignablePanels.filter((panel) => given.includes(panel))}
        isDisabled={isAwaited || isPreview}
        onToggle={(panel) =>
          edits.send({ type: 'toggle panel', memberId: member.id, server, panel })
        }
      />
      <Notes member={member} />
      <Reason
        obstacles={obstacles.flatMap(({ obstacle }) => obstacle ?? [])}
        server={server.name}
      />
    </>
  );
}

/** Notes about facts that the toggles do not show, such as panels that the member may open on every server. */
function Notes({ member }: { member: TeamMember }) {
  const { panelRole, allowedPanels, discordId } = member;
  const notes = [
    panelRole === 'admin' ? editorMessages.adminOpensAll : null,
    allowedPanels.length > 0 ? everywhereText(allowedPanels) : null,
    discordId === null ? editorMessages.noDiscordId : null,
  ].filter((note) => note !== null);
  return notes.length > 0 ? (
    <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>
      {notes.join(' · ')}
    </p>
  ) : null;
}

/** Explains locked toggles on touch screens, where users cannot open their tooltips. */
function Reason({ obstacles, server }: { obstacles: readonly HandOutObstacle[]; server: string }) {
  const [first] = obstacles;
  if (!first) return null;
  const shut = obstacles.flatMap((each) => (each.kind === 'panel' ? each.panel : []));
  const panels = [...new Set(shut)];
  return (
    <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>
      {first.kind === 'panel' ? panelsNotYoursText(panels, server) : notYoursText(first, server)}
    </p>
  );
}
