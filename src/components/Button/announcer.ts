import { announcer } from './Button.css';

/**
 * Adds the live region to the page and returns it. Screen readers only announce changes of a live region that existed
 * before, so call this before there is anything to announce.
 */
export function prepareAnnouncer(): Element {
  const region = document.querySelector(`.${announcer}`) ?? document.createElement('div');
  if (!region.isConnected) {
    region.className = announcer;
    region.ariaLive = 'polite';
    // React Aria hides everything outside an open dialog from screen readers, except elements with this attribute.
    region.setAttribute('data-live-announcer', 'true');
    document.body.append(region);
  }
  return region;
}

/** Announces a text after the screen reader has finished its current sentence. */
export function announce(text: string): void {
  const said = document.createElement('div');
  // An image with a name: text content would be a second match for a search in the page.
  said.role = 'img';
  said.ariaLabel = text;
  prepareAnnouncer().replaceChildren(said);
}
