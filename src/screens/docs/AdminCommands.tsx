import { adminCommands } from '#content/commands/admin';
import { byCategory } from './commands/by-category';
import { CommandPage } from './commands/CommandPage';
import { pageWith } from './reading-order';

const page = pageWith('admin-commands');
const commands = byCategory(adminCommands);

/** `/docs/admin-commands`: the commands of owners and their teams (spec §2 «Docs»). */
export function AdminCommands() {
  return <CommandPage page={page} commands={commands} />;
}
