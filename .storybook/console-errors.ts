import { definePreviewAddon } from 'storybook/internal/csf';

export interface ConsoleErrorTypes {
  parameters: {
    /**
     * Prefixes of the console errors that the browser logs in this story, for example for a request that its world
     * rejects. Any other error fails the story, and so does a listed one that does not occur.
     */
    consoleErrors?: readonly string[];
  };
}

/** Adds the story parameter `consoleErrors`, which the run of all stories checks. */
export default function consoleErrors() {
  return definePreviewAddon<ConsoleErrorTypes>({});
}

/** Chromium's console error for a response with this status. */
export const answered = (status: number) =>
  `Failed to load resource: the server responded with a status of ${status}`;

/** Chromium's console error for a request without a response. */
export const unanswered = 'Failed to load resource: net::ERR_FAILED';
