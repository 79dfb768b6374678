import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Ends the requests of the current story: its code gets no more responses. */
    cutRequests(): void;
  }
}

/**
 * Separates the requests of stories. When a story has ended, no response reaches its code anymore. Otherwise this code
 * could go on, and send its next request while another story is shown, which would be blamed for a failure.
 */
export async function separateRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let story = 0;
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const sender = story;
      const never = new Promise<never>(() => {});
      try {
        const response = await send(...request);
        return sender === story ? response : await never;
      } catch (error) {
        if (sender !== story) await never;
        throw error;
      }
    };
    window.cutRequests = () => {
      story += 1;
    };
  });
}
