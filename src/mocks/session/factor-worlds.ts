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
