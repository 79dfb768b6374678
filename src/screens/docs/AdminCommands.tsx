import { CommandPage } from './commands/CommandPage';
import { pageWith } from './reading-order';

const page = pageWith('admin-commands');

/** `/docs/admin-commands`: the commands of owners and their teams (spec §2 «Docs»). */
export function AdminCommands() {
  return <CommandPage page={page} audience="admin" />;
}
