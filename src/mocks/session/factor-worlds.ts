import { ownerWhen, signedInAs, type World } from '../world';

export const factorWorlds = {
  'second-factor': ownerWhen(
    'Has an authenticator app, with the secret JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    { secondFactors: 'one' },
  ),
  'second-factor-spare': ownerWhen('Has two authenticator apps', { secondFactors: 'spare' }),
  'admin-second-factor': signedInAs('admin', 'Site admin with an authenticator app', {
    secondFactors: 'one',
  }),
  'factor-missing': ownerWhen('Servers require a second factor, and the owner has none', {
    factorRule: 'on',
    accessRequests: 'waiting',
  }),
  'editor-factor-missing': signedInAs(
    'editor',
    'Editor of points without the second factor that the servers require',
    { factorRule: 'on' },
  ),
  'factor-rule-on': ownerWhen('Servers require a second factor, and the owner has one', {
    secondFactors: 'one',
    factorRule: 'on',
    accessRequests: 'waiting',
  }),
  'factor-rule-session-ends': ownerWhen('The session ends before a second factor is required', {
    secondFactors: 'one',
    factorRuleChanges: 'signedOut',
  }),
  'factor-rule-right-taken': ownerWhen(
    'The server has another owner when a second factor is required',
    { secondFactors: 'one', factorRuleChanges: 'rightTakenMeanwhile' },
  ),
  'factor-rule-unanswered': ownerWhen('Requiring a second factor gets no response', {
    secondFactors: 'one',
    factorRuleChanges: 'unreachable',
  }),
  'factors-unreachable': ownerWhen('The authenticator apps do not load', {
    factorReads: 'unreachable',
  }),
  'factor-setup-unreachable': ownerWhen('Setting up an authenticator app gets no response', {
    factorSetup: 'unreachable',
  }),
  'factor-setup-full': ownerWhen('Has as many authenticator apps as are possible', {
    factorSetup: 'full',
  }),
  'factor-setup-off': ownerWhen('The project has turned authenticator apps off', {
    factorSetup: 'off',
  }),
  'factor-check-unreachable': ownerWhen('The code is sent, but there is no response', {
    secondFactors: 'one',
    factorChecks: 'unreachable',
  }),
  'factor-check-limited': ownerWhen('Too many codes were tried', {
    secondFactors: 'one',
    factorChecks: 'limited',
  }),
  'factor-check-expired': ownerWhen('Every code comes too late', {
    secondFactors: 'one',
    factorChecks: 'expired',
  }),
} as const satisfies Record<string, World>;
