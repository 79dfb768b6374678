import type { Feature } from './feature';

/** The way to a feature of one's own, in order (spec §2 «Features page»). */
export const customSteps: readonly Feature[] = [
  {
    name: 'Join the Discord community',
    text: 'Say hello on our server and open a ticket for custom work.',
  },
  {
    name: 'Discuss requirements',
    text: 'Tell us what your team does by hand today. We ask until both sides mean the same thing.',
  },
  {
    name: 'Receive a custom quote and timeline',
    text: 'You get a fixed price and a date in writing before anything is built.',
  },
  {
    name: 'Get the solution built and deployed',
    text: 'We build it, try it on a test server with you, switch it on and look after it.',
  },
];
