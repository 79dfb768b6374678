export function placeId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
