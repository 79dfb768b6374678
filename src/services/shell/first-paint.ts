/** Shows the prerendered message. `public/first-paint.js` hides it if a stored draft is about to replace it. */
export function stopAwaitingDraft(): void {
  delete document.documentElement.dataset['draft'];
}
