import { has } from '#domain/discord-permissions/bits';
import { neededPermissions } from '#domain/discord-permissions/bot-limits';
import { requires, unmet } from './requirement';
import type { Requirement } from './requirement';

/**
 * Flags of an application whose bot has the Server Members intent: approved, or in fewer than 100 servers
 * (https://docs.discord.com/developers/resources/application#application-object-application-flags).
 */
const memberIntents = (1 << 14) | (1 << 15);

const portal = 'Discord developer portal';

export const discordRequirements: readonly Requirement[] = [
  requires('discord-application', 'discord', {
    sentence: 'Use the bot and the client ID of one application.',
    where: `${portal}: General Information, OAuth2, Bot`,
    missing: ({ id }, { discordClientId }) =>
      discordClientId === null ? null : unmet({ client_id: id === discordClientId }),
  }),
  requires('discord-redirect', 'discord', {
    sentence:
      'Add the callback of the auth server as a redirect, without which no sign-in returns.',
    where: `${portal}: OAuth2, Redirects`,
    missing: ({ redirect_uris }, { apiUrl }) =>
      redirect_uris.includes(`${apiUrl}/auth/v1/callback`) ? [] : [`${apiUrl}/auth/v1/callback`],
  }),
  requires('discord-intents', 'discord', {
    sentence:
      'Switch on the Server Members intent, without which some bots cannot search members or see who joins.',
    where: `${portal}: Bot, Privileged Gateway Intents`,
    missing: ({ flags }) => unmet({ server_members: (flags & memberIntents) !== 0 }),
  }),
  requires('discord-invite', 'discord', {
    sentence:
      "Let everybody add the bot, and give the portal's own invite, if there is one, every permission that a setting can need.",
    where: `${portal}: Bot, and Installation, Default Install Settings`,
    missing: ({ bot_public, bot_require_code_grant, install_params }) => [
      ...unmet({ public_bot: bot_public, no_code_grant: !bot_require_code_grant }),
      ...(install_params === null ? [] : lacking(BigInt(install_params.permissions))),
    ],
  }),
];

function lacking(permissions: bigint): string[] {
  if (has(permissions, 'ADMINISTRATOR')) return [];
  return neededPermissions.filter((name) => !has(permissions, name));
}
