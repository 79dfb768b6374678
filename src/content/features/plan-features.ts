/** A feature: its name, and one sentence about what it does. */
export interface Feature {
  name: string;
  text: string;
}

export interface FeatureGroup {
  /** The id of the group. It selects the group's icon and is part of anchors, so it must not change. */
  id: string;
  name: string;
  features: readonly Feature[];
}

/** The tools of the Amazon Plan, in addition to the Base features (product.md §1.5). */
export const amazonFeatures: readonly Feature[] = [
  {
    name: 'SellerAMP',
    text: 'Looks up a product code and replies with rank, fees, offers, and estimated profit, right in the channel.',
  },
  {
    name: 'Keepa',
    text: 'Adds the price and rank history of a product to each lead, so members can spot a price spike before they buy.',
  },
  {
    name: 'Storefront Stalker',
    text: 'Watches the storefronts you choose and posts their new listings.',
  },
  {
    name: 'IP-Alert Check',
    text: 'Warns you, before you buy, about brands known for intellectual-property complaints.',
  },
];

/** The add-ons, which can be combined with any plan (product.md §1.5). */
export const additionalFeatures: readonly Feature[] = [
  {
    name: 'Anti-Mirroring Module',
    text: 'Adds an invisible mark to each copy of a message, so you can find the account that mirrors your channels and remove it.',
  },
  {
    name: 'SMS System',
    text: 'Sends urgent alerts by text message to members who sign up, for the keywords they choose.',
  },
];

/** Shown above the add-ons (product.md §3.7). */
export const additionalInvitation = 'Contact us to add these features to your existing plan';

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
