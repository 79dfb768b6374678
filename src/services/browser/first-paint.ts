/** Shows the prerendered message, which `public/first-paint.js` hides while a stored draft is about to replace it. */
export function stopAwaitingDraft(): void {
  delete document.documentElement.dataset['draft'];
}
