/**
 * Returns the id for the heading of a group, from the index of the group in the tab. It never equals the key of a
 * setting.
 */
export function groupId(index: number): string {
  return `settings-group-${index}`;
}
