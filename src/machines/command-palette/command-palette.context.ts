import { createSharedActorContext } from '../shared-actor.context';
import { commandPaletteMachine } from './command-palette.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const CommandPaletteContext = createSharedActorContext(commandPaletteMachine);
