import { accountSessionsMachine } from '#machines/session/account-sessions/account-sessions.machine';
import { sessionEndMachine } from '#machines/session/session-end/session-end.machine';
import { brand } from '#content/brand';
import { factorCodeMachine } from '#machines/session/factor-code/factor-code.machine';
import { factorRemovalMachine } from '#machines/session/factor-removal/factor-removal.machine';
import { factorSetupMachine } from '#machines/session/factor-setup/factor-setup.machine';
import { secondFactorsMachine } from '#machines/session/second-factors/second-factors.machine';
import {
  checkFactorCode,
  loadSecondFactors,
  removeSecondFactor,
  startFactorSetup,
} from '#services/session/second-factors';
import { endSession, loadSessions } from '#services/session/account-sessions';
import { abortable, changing, watchPage } from '../actors';

export const accountSessionsLogic = accountSessionsMachine.provide({
  actors: { load: abortable((_, signal) => loadSessions(signal)), watch: watchPage },
});

export const sessionEndLogic = sessionEndMachine.provide({ actors: { run: changing(endSession) } });

export const secondFactorsLogic = secondFactorsMachine.provide({
  actors: { load: abortable(loadSecondFactors), watch: watchPage },
});

export const factorRemovalLogic = factorRemovalMachine.provide({
  actors: { run: changing(removeSecondFactor) },
});

export const factorLogics = {
  code: factorCodeMachine.provide({ actors: { run: changing(checkFactorCode) } }),
  setup: factorSetupMachine.provide({
    actors: {
      load: abortable(({ name }, signal) => startFactorSetup({ name, issuer: brand.name }, signal)),
    },
  }),
};
