/** The roles in the form when the server's own are unknown (product.md §11.3). */
export const defaultRoles = [
  'Admin',
  'Moderator',
  'Member',
  'VIP',
  'Subscriber',
  'Supporter',
] as const;
