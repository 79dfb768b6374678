import type { AskedDecision } from '#domain/admin/moderation';
import { commandFixtures } from '../../charts/command.fixtures';
import { lab } from '../store-reports/store-reports.fixtures';
import { reportDecisionMachine } from './report-decision.machine';

export const hidingLab: AskedDecision = {
  id: 'id 1',
  action: 'hide',
  target: lab,
  reason: 'It is a scam',
};

export const reportDecisionFixtures = commandFixtures(reportDecisionMachine, {
  subjects: [hidingLab],
  values: [null],
});
