import { createSharedActorContext } from '../shared-actor.context';
import { commandPaletteMachine } from './command-palette.machine';

/** The command palette for React; one for the whole app. */
export const CommandPaletteContext = createSharedActorContext(commandPaletteMachine);
