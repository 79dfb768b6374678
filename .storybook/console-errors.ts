import { definePreviewAddon } from 'storybook/internal/csf';

export interface ConsoleErrorTypes {
  parameters: {
    /**
     * How each message begins that the browser writes to the console as an error in this story, such as for a request
     * its world refuses. Any other one fails the story, and so does one that is announced and does not come.
     */
    consoleErrors?: readonly string[];
  };
}

/** Gives stories the parameter `consoleErrors`, which the run of all stories checks. */
export default function consoleErrors() {
  return definePreviewAddon<ConsoleErrorTypes>({});
}

/** What Chromium says of a request that is answered with this status. */
export const answered = (status: number) =>
  `Failed to load resource: the server responded with a status of ${status}`;

/** Chromium's console error for a request without a response. */
export const unanswered = 'Failed to load resource: net::ERR_FAILED';
