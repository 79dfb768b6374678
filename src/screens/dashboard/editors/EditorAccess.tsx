import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  accessNames,
  editorMessages,
  everywhereText,
  noPanelsLeft,
  panelsText,
} from '#content/messages/dashboard/editors';
import { isolated } from '#domain/names';
import { type Access, accessOf, accessPresets } from '#domain/team/access-preset';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import { panelsIn } from '#domain/team/permissions';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { box } from '#theme/box';
import { editorMenus } from '../settings/load-rest';
import type { Who } from '../settings/parts/use-saving';
import * as css from './EditorTable.css';

const AccessMenu = editorMenus.lazy(({ AccessMenu: part }) => part);
const EditorPanels = editorMenus.lazy(({ EditorPanels: part }) => part);

export interface EditorAccessProps {
  member: TeamMember;
  who: Who;
  /** Whether nothing can be changed, because a request is pending or in view-as mode. */
  isStill: boolean;
  mark: ReactNode;
}

/** The panels that an editor may open: a preset, or single panels, which it shows if they are chosen. */
export function EditorAccess({ member, who, isStill, mark }: EditorAccessProps) {
  const { server } = who;
  const panelsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const edits = PermissionEditContext.useActorRef();
  const draft = PermissionEditContext.useSelector(
    ({ context }): readonly MemberPermission[] | null => context.drafts[member.id]?.draft ?? null,
  );
  const given = panelsIn(draft ?? member.permissions, server.id) ?? [];
  const access = isOpen ? 'custom' : accessOf(given);
  const name = isolated(member.name);
  const choose = (chosen: Access) => {
    setIsOpen(chosen === 'custom');
    if (chosen === 'custom') return;
    const panels = accessPresets[chosen];
    edits.send({ type: 'set panels', memberId: member.id, server, panels });
  };
  return (
    <>
      <div className={css.accessLine}>
        <LazyMenuTrigger
          onIntent={editorMenus.want}
          menu={(opening) => (
            <AccessMenu
              member={member}
              who={who}
              access={access}
              opening={opening}
              onChoose={choose}
            />
          )}
          frame={{ placement: 'bottom start', items: 4 }}
        >
          <Button
            tone="plain"
            size="compact"
            aria-label={`Access of ${name}: ${accessNames[access]}`}
            isDisabled={isStill}
          >
            <span className={css.accessName}>{accessNames[access]}</span>
            <ChevronDown aria-hidden className={box({ square: 14 })} />
          </Button>
        </LazyMenuTrigger>
        {access === 'custom' && (
          <IconButton
            size="compact"
            label={`Panels of ${name}`}
            icon={<SlidersHorizontal />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelsId : undefined}
            onPointerEnter={editorMenus.want}
            onFocus={editorMenus.want}
            onPress={() => setIsOpen(!isOpen)}
          />
        )}
        {mark}
        {!isOpen && (
          <span className={css.accessPanels}>
            {given.length > 0 ? panelsText(given) : noPanelsLeft}
          </span>
        )}
      </div>
      {isOpen && (
        <div id={panelsId} className={css.panels}>
          <Suspense fallback={<Skeleton shape="block" height="1.75rem" />}>
            <EditorPanels member={member} who={who} given={given} isStill={isStill} />
          </Suspense>
        </div>
      )}
      <Notes member={member} />
    </>
  );
}

/** Notes about facts that the access does not show, such as panels that the member may open on every server. */
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
