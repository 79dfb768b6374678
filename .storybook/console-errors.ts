import { definePreviewAddon } from 'storybook/internal/csf';

export interface ConsoleErrorTypes {
  parameters: {
    /**
     * Prefixes of the console errors that the browser is expected to log in this story, for example for a request that
     * the mock world rejects. The story fails if any other error is logged, and also if an expected one is not.
     */
    consoleErrors?: readonly string[];
  };
}

/** Adds the story parameter `consoleErrors`, which is checked when all stories run. */
export default function consoleErrors() {
  return definePreviewAddon<ConsoleErrorTypes>({});
}

/** Returns the console error that Chromium logs for a response with this status. */
export const answered = (status: number) =>
  `Failed to load resource: the server responded with a status of ${status}`;

/** The console error that Chromium logs for a request without a response. */
export const unanswered = 'Failed to load resource: net::ERR_FAILED';
