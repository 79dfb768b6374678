import { createContext } from 'react';
import { mailCodeMachine } from './mail-code.machine';

/** The machine with the app's actor implementations. A dialog starts it once for each address. */
export const MailCodeLogicContext = createContext(mailCodeMachine);
