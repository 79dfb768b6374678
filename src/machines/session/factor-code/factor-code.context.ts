import { createContext } from 'react';
import { factorSetupMachine } from '../factor-setup/factor-setup.machine';
import { factorCodeMachine } from './factor-code.machine';

/** The machines with the app's actor implementations. A dialog starts them each time that it opens. */
export const FactorLogicContext = createContext({
  code: factorCodeMachine,
  setup: factorSetupMachine,
});
