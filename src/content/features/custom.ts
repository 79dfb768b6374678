import type { Feature } from './feature';

/** The steps to a custom solution, in order (product.md §3.8). */
export const customSteps: readonly Feature[] = [
  {
    name: 'Join the Discord community',
    text: 'Say hello in our server and open a ticket for custom work.',
  },
  {
    name: 'Discuss requirements',
    text: "Tell us what your team does by hand today, and we'll work out the details together.",
  },
  {
    name: 'Receive a custom quote and timeline',
    text: 'You get a quote and a timeline before we start.',
  },
  {
    name: 'Get the solution built and deployed',
    text: 'We build it, test it, and deploy it to your server.',
  },
];
