import { Copy, FileDown, FileUp } from 'lucide-react';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { proposalMessages } from '#content/messages/dashboard/config-proposal';
import { configFileOf } from '#domain/bot-config/config-file';
import { fileNameOf } from '#domain/file-name';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { canEditKey } from '#domain/permissions/config-rights';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { useUnsaved, type Who } from '../settings/parts/use-saving';

export interface ConfigMenuItemsProps {
  who: Who;
  resources: GuildResources;
  opening: MenuOpening;
  onDownload: (name: string, json: string) => void;
}

/** Exports the stored settings, and imports those of a file or of another server (product.md §9.24). */
export function ConfigMenuItems({ who, resources, opening, onDownload }: ConfigMenuItemsProps) {
  const { server, editor, viewer } = who;
  const edit = ConfigEditContext.useActorRef();
  const proposal = ConfigProposalContext.useActorRef();
  const hasChanges = useUnsaved().changes.length > 0;
  const discordId = server.isDemo ? undefined : viewer?.profile?.discordId;
  const exportFile = () => {
    const json = configFileOf({
      server,
      config: edit.getSnapshot().context.base,
      isSeen: (key) => canEditKey({ server, editor, key }),
      resources,
    });
    onDownload(fileNameOf(server.name, 'settings', 'json', Date.now()), json);
  };
  return (
    <Menu placement="bottom end" opening={opening}>
      <MenuItem icon={<FileDown />} onAction={exportFile}>
        {hasChanges ? proposalMessages.exportingSaved : proposalMessages.exporting}
      </MenuItem>
      <MenuItem icon={<FileUp />} onAction={() => proposal.send({ type: 'open', choice: 'file' })}>
        {proposalMessages.importing}
      </MenuItem>
      {viewer && discordId && (
        <MenuItem
          icon={<Copy />}
          onAction={() =>
            proposal.send({
              type: 'open',
              choice: 'server',
              owner: { userId: viewer.userId, discordId },
            })
          }
        >
          {proposalMessages.copying}
        </MenuItem>
      )}
    </Menu>
  );
}
