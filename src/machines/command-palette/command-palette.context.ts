import { createLendableContext } from '../lendable.context';
import { commandPaletteMachine } from './command-palette.machine';

/** The command palette for React; one for the whole app. */
export const CommandPaletteContext = createLendableContext(commandPaletteMachine);
