import type { AnyFieldRow } from '../field';

/** API keys and ids for other systems (product.md §10). `canEditKey` decides who may change them. */
export const apiFields = [
  {
    key: 'WhopAPIKey',
    label: 'Whop API Key',
    tab: 'api',
    group: 'Whop',
    kind: 'secret',
    default: null,
    help: 'Lets the bot read the memberships and payments of your Whop company.',
  },
  {
    key: 'whopBotMasterRoleID',
    label: 'Whop Bot Master Role ID',
    tab: 'api',
    group: 'Whop',
    kind: 'role',
    audience: 'platformOwner',
    default: '',
    help: "Members with this role control the Whop side of the bot in every client's server.",
  },
] as const satisfies readonly AnyFieldRow[];
