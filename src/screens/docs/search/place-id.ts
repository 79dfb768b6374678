/** The id of one place in the list of results. */
export function placeId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
