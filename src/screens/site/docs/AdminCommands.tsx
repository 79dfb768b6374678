import { CommandPage } from './commands/CommandPage';
import { pageWith } from './reading-order';

const page = pageWith('admin-commands');

export function AdminCommands() {
  return <CommandPage page={page} audience="admin" />;
}
