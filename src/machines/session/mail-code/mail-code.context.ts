import { createActorContext } from '@xstate/react';
import { createContext } from 'react';
import { mailCodeMachine } from './mail-code.machine';

/** Provides the actor of one code to React. */
export const MailCodeContext = createActorContext(mailCodeMachine);

/** The machine with the app's actor implementations. A dialog starts it once for each address. */
export const MailCodeLogicContext = createContext(mailCodeMachine);
