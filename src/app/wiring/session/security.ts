import { accountSessionsMachine } from '#machines/session/account-sessions/account-sessions.machine';
import { sessionEndMachine } from '#machines/session/session-end/session-end.machine';
import { endSession, loadSessions } from '#services/session/account-sessions';
import { abortable, changing, watchPage } from '../actors';

export const accountSessionsLogic = accountSessionsMachine.provide({
  actors: { load: abortable((_, signal) => loadSessions(signal)), watch: watchPage },
});

export const sessionEndLogic = sessionEndMachine.provide({ actors: { run: changing(endSession) } });
