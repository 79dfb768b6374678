/** The id of a group's heading, by the group's place in its tab. Never a setting's key. */
export function groupId(index: number): string {
  return `settings-group-${index}`;
}
