import { announcer } from './Button.css';

/**
 * Puts the place in the page from which things are read out. A live region is only heard when it was there before its
 * words, so whoever may have something to say prepares it.
 */
export function prepareAnnouncer(): Element {
  const region = document.querySelector(`.${announcer}`) ?? document.createElement('div');
  if (!region.isConnected) {
    region.className = announcer;
    region.ariaLive = 'polite';
    // React Aria hides what lies outside an open dialog from screen readers; not what bears this name.
    region.setAttribute('data-live-announcer', 'true');
    document.body.append(region);
  }
  return region;
}

/** Reads a text out once the screen reader has finished its sentence. */
export function announce(text: string): void {
  const said = document.createElement('div');
  // A picture with a name, as a text would be found a second time by a search in the page.
  said.role = 'img';
  said.ariaLabel = text;
  prepareAnnouncer().replaceChildren(said);
}
