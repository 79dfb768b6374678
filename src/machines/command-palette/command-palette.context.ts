import { createSharedActorContext } from '../shared-actor.context';
import { commandPaletteMachine } from './command-palette.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const CommandPaletteContext = createSharedActorContext(commandPaletteMachine);
