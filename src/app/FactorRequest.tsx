import { FactorLogicContext } from '#machines/session/factor-code/factor-code.context';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { FactorDialog } from '#screens/session/FactorDialog';
import { settleFactorRequest } from '#services/session/factor-request';
import { factorLogics, secondFactorsLogic } from './wiring/session/security';

const pass = () => settleFactorRequest(true);
const cancel = () => settleFactorRequest(false);

/** The open dialog for a code, with its machines. */
export function FactorRequest() {
  return (
    <SecondFactorsContext.Provider logic={secondFactorsLogic}>
      <FactorLogicContext value={factorLogics}>
        <FactorDialog isOpen onPassed={pass} onCanceled={cancel} />
      </FactorLogicContext>
    </SecondFactorsContext.Provider>
  );
}
