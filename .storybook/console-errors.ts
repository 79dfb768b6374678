import { definePreviewAddon } from 'storybook/internal/csf';

export interface ConsoleErrorTypes {
  parameters: {
    /**
     * Prefixes of the console errors that this story must cause, for example because the mock world rejects a request.
     * The story fails if another error is logged, or if one of these errors is not logged.
     */
    consoleErrors?: readonly string[];
  };
}

/** Adds the story parameter `consoleErrors`. The run of all stories checks it. */
export default function consoleErrors() {
  return definePreviewAddon<ConsoleErrorTypes>({});
}

/** Returns the console error that Chromium logs for a response with this error status. */
export const answered = (status: number) =>
  `Failed to load resource: the server responded with a status of ${status}`;

/** The console error that Chromium logs for a request without a response. */
export const unanswered = 'Failed to load resource: net::ERR_FAILED';

/** The error that the auth client itself logs for a request without a response. */
export const loggedByAuthClient = 'TypeError: Failed to fetch';

/** React's warnings about `act`. They do not apply to stories, which wait for the elements that they look for. */
export const actAdvice =
  /^(?:A component suspended inside an `act` scope|An update to .+ inside a test was not wrapped in act|The current testing environment is not configured to support act)/;
