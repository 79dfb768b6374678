/** Returns the id of a group's heading, by its index in the tab. Never equal to a setting's key. */
export function groupId(index: number): string {
  return `settings-group-${index}`;
}
