/** From here on an editor's panels stand beside their name. It is the room there is that counts, not the screen. */
export const roomy = '(min-width: 56rem)';
