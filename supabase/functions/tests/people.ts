/** The data of the fake servers. Every secret contains "planted", so that tests can detect a leak. */
export const viewer = {
  id: '6f1c1c1e-0000-4000-8000-000000000001',
  discordId: '218345611802574848',
};
export const stranger = {
  id: '6f1c1c1e-0000-4000-8000-000000000009',
  discordId: '402715839204413440',
};

export const secrets = {
  session: 'planted-session-token',
  /** The session of a user who signed in with a password. None of the user's linked accounts is a Discord account. */
  passwordSession: 'planted-password-session-token',
  serviceKey: 'planted-service-key',
  access: 'planted-access-token',
  refresh: 'planted-refresh-token',
  /** The access token that Discord returns in exchange for `refresh`. */
  freshAccess: 'planted-fresh-access-token',
  freshRefresh: 'planted-fresh-refresh-token',
  strangersAccess: 'planted-strangers-access-token',
  clientSecret: 'planted-client-secret',
  bot: 'planted-bot-token',
  webhook: 'planted-webhook-token',
  // The texts after the prefix are base64, as Standard Webhooks requires.
  stripe: 'whsec_plantedStripeSecrets',
  whop: 'whsec_cGxhbnRlZC13aG9wLXNlY3JldA==',
  /** The secrets of another store. Its Whop secret does not have the prefix `whsec_`. */
  otherStripe: 'whsec_plantedOtherStripeSecret',
  otherWhop: 'ws_planted-other-whop-secret',
} as const;

export const API_KEY = 'public-key';
export const CLIENT_ID = '1111111111111111111';
export const serverId = '845201933120405504';
export const storeId = 'biz_cards1';
export const otherStoreId = 'biz_other2';
/** A store without secrets. */
export const emptyStoreId = 'biz_empty3';
