/** What `public/first-paint.js` found in this browser before anything was painted. */

/** Whether the page still hides the message it was built with, because another one is to take its place. */
export function stopAwaitingDraft(): void {
  delete document.documentElement.dataset['draft'];
}
