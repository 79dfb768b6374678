import type { OwnPlace, PlaceKind } from '#domain/own-place';
import { paths } from '#domain/paths';

export const placeHrefs = {
  servers: ({ id }) => paths.dashboard.href(id),
  stores: ({ id }) => paths.seller.href(id),
} as const satisfies Record<PlaceKind, (place: OwnPlace) => string>;
