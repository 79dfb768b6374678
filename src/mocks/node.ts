import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackend, type MockBackendOptions } from './backend';

/** A pretend backend that is answering in node. */
export interface MockServer extends MockBackend {
  /** For a test that wants one answer to be another: `server.use(…)`. */
  server: ReturnType<typeof setupServer>;
  stop: () => void;
}

/** A pretend backend for a test in node. Whatever it has no answer for fails the test. */
export function startMockServer(options: MockBackendOptions = {}): MockServer {
  const backend = createMockBackend(options);
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { ...backend, server, stop: () => server.close() };
}
