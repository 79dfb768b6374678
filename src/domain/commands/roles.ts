/** The roles that the form offers when the server's roles are unknown (product.md §11.3). */
export const defaultRoles = [
  'Admin',
  'Moderator',
  'Member',
  'VIP',
  'Subscriber',
  'Supporter',
] as const;
