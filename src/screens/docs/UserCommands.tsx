import { CommandPage } from './commands/CommandPage';
import { pageWith } from './reading-order';

const page = pageWith('user-commands');

/** `/docs/user-commands`: the commands that every member may use (spec §2 «Docs»). */
export function UserCommands() {
  return <CommandPage page={page} audience="user" />;
}
