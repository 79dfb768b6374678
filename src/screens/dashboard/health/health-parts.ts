/* What the health check shows: its page, its number in the menu, and its link on the checklist. */
export { Health } from './Health';
export { HealthCount, HealthLink } from './HealthCount';
