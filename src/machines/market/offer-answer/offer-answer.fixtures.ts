import { commandFixtures } from '../../charts/command.fixtures';
import { offerAnswerMachine } from './offer-answer.machine';

export const offerAnswerFixtures = commandFixtures(offerAnswerMachine, {
  subjects: [{ id: '5a1e1000-0000-4000-8000-000100010003', isMine: true }],
  values: ['confirmed', 'removed'],
});
