import { createActorContext } from '@xstate/react';
import type { HistoryQuery } from '#domain/bot-config/history-query';
import { command } from '../../charts/command';
import type { HistoryAnswer } from '../config-history/config-history.machine';

export const olderRevisionsMachine = command<{ answer: HistoryAnswer; subject: HistoryQuery }>()({
  id: 'olderRevisions',
  kinds: ['forbidden', 'tooSlow', 'unreachable'],
  asks: false,
});

export const OlderRevisionsContext = createActorContext(olderRevisionsMachine);
