/** The roles a command can be given where the guild's own are not known (spec §9). */
export const defaultRoles = [
  'Admin',
  'Moderator',
  'Member',
  'VIP',
  'Subscriber',
  'Supporter',
] as const;
