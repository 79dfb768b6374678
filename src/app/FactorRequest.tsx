import { useState } from 'react';
import { FactorLogicContext } from '#machines/session/factor-code/factor-code.context';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { FactorDialog } from '#screens/session/FactorDialog';
import { settleFactorRequest } from '#services/session/factor-request';
import { factorLogics, secondFactorsLogic } from './wiring/session/security';

const pass = () => settleFactorRequest(true);
const cancel = () => settleFactorRequest(false);

/** The dialog for a code, with its machines. Reads the apps each time that it opens. */
export function FactorRequest({ isOpen }: { isOpen: boolean }) {
  const [shown, setShown] = useState({ isOpen, count: 0 });
  if (shown.isOpen !== isOpen) setShown({ isOpen, count: shown.count + Number(isOpen) });
  return (
    <SecondFactorsContext.Provider key={shown.count} logic={secondFactorsLogic}>
      <FactorLogicContext value={factorLogics}>
        <FactorDialog isOpen={isOpen} onPassed={pass} onCanceled={cancel} />
      </FactorLogicContext>
    </SecondFactorsContext.Provider>
  );
}
