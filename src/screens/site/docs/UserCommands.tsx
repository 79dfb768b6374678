import { CommandPage } from './commands/CommandPage';
import { pageWith } from './reading-order';

const page = pageWith('user-commands');

export function UserCommands() {
  return <CommandPage page={page} audience="user" />;
}
