import { Check, Copy, Eye, Lock, Pencil, Trash2 } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem, MenuSection } from '#components/Menu/Menu';
import {
  accessNames,
  editorMessages,
  obstaclesText,
  panelsText,
} from '#content/messages/dashboard/editors';
import { type Access, accessPresets, presetNames } from '#domain/team/access-preset';
import type { TeamMember } from '#domain/team/member';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { useCopying } from '../../shell/copying';
import type { Who } from '../settings/parts/use-saving';
import type { EditorActions } from './EditorRow';
import { whyNotGive } from './editor-rights';

export { EditorPanels } from './EditorPanels';

export interface AccessMenuProps {
  member: TeamMember;
  who: Who;
  access: Access;
  opening: MenuOpening;
  onChoose: (access: Access) => void;
}

/** The presets with their panels. A preset that the viewer may not give says why. */
export function AccessMenu({ member, who, access, opening, onChoose }: AccessMenuProps) {
  const presets = presetNames.map((name) => ({
    name,
    reason: obstaclesText(whyNotGive(who, member, accessPresets[name]), who.server.name),
  }));
  return (
    <Menu
      opening={opening}
      selectionMode="single"
      selectedKeys={[access]}
      disallowEmptySelection
      onAction={(key) => {
        const chosen = [...presetNames, 'custom' as const].find((name) => name === key);
        if (chosen) onChoose(chosen);
      }}
    >
      {presets.map(({ name, reason }) => (
        <MenuItem
          key={name}
          id={name}
          icon={<Mark isShown={access === name} />}
          isDisabled={reason !== null}
          textValue={accessNames[name]}
          description={reason ?? panelsText(accessPresets[name])}
        >
          {accessNames[name]}
        </MenuItem>
      ))}
      <MenuItem
        id="custom"
        icon={<Mark isShown={access === 'custom'} />}
        textValue={accessNames.custom}
        description={editorMessages.customHelp}
      >
        {accessNames.custom}
      </MenuItem>
    </Menu>
  );
}

function Mark({ isShown }: { isShown: boolean }) {
  return isShown ? <Check /> : <span className={box({ square: 16 })} />;
}

export interface EditorMenuProps extends EditorActions {
  member: TeamMember;
  /** Whether the viewer may not change this editor. The item then says why. */
  isLocked: boolean;
  isRemovable: boolean;
  opening: MenuOpening;
}

export function EditorMenu(props: EditorMenuProps) {
  return useCopying()(<EditorItems {...props} />);
}

function EditorItems(props: EditorMenuProps) {
  const { member, isLocked, isRemovable, opening, onEdit, onRemove, onViewAs } = props;
  const { discordId } = member;
  const copy = CopyNoticeContext.useActorRef();
  const isCopied = CopyNoticeContext.useSelector((state) => state.matches('copied'));
  const isFailed = CopyNoticeContext.useSelector((state) => state.matches('failed'));
  return (
    <>
      <Menu placement="bottom end" opening={opening}>
        <MenuSection aria-label={member.name}>
          <MenuItem icon={isLocked ? <Lock /> : <Pencil />} onAction={() => onEdit(member)}>
            {isLocked ? editorMessages.whyLocked : editorMessages.edit}
          </MenuItem>
          {onViewAs && (
            <MenuItem icon={<Eye />} onAction={() => onViewAs(member)}>
              {editorMessages.viewAs}
            </MenuItem>
          )}
          {discordId !== null && (
            <MenuItem icon={<Copy />} onAction={() => copy.send({ type: 'copy', text: discordId })}>
              {editorMessages.copyId}
            </MenuItem>
          )}
        </MenuSection>
        {isRemovable && (
          <MenuSection aria-label={editorMessages.remove}>
            <MenuItem icon={<Trash2 />} tone="danger" onAction={() => onRemove(member)}>
              {editorMessages.remove}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
      <span role="status" className={visuallyHidden}>
        {isCopied ? editorMessages.idCopied : ''}
      </span>
      {isFailed && (
        <p role="alert" className={box({ size: 's', color: 'dangerText' })}>
          {editorMessages.idNotCopied}
        </p>
      )}
    </>
  );
}
