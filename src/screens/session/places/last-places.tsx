import { createContext } from 'react';
import { type LastPlaces, noLastPlaces } from '#domain/own-place';

/** The servers and stores that the viewer opened last. */
export const LastPlacesContext = createContext<LastPlaces>(noLastPlaces);
