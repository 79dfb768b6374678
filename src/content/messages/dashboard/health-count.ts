/** Texts about the number of things that the bot cannot do (product.md §9.23). Every tab of a dashboard loads them. */
export const healthCountMessages = {
  notInServer: 'The bot is not in this server',
  seeWhy: 'See why, and how to repair it.',
} as const;

/** Returns the number of lines, as the page's heading and the menu say it. */
export function findingsText(count: number): string {
  return count === 1 ? '1 thing the bot cannot do' : `${count} things the bot cannot do`;
}
