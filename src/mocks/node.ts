import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackend, type MockBackendOptions } from './backend';

export interface MockServer extends MockBackend {
  /** For tests that override a response: `server.use(…)`. */
  server: ReturnType<typeof setupServer>;
  stop: () => void;
}

/** Starts a mock backend for a test in Node. A request without a handler fails the test. */
export function startMockServer(options: MockBackendOptions = {}): MockServer {
  const { stackTraceLimit } = Error;
  // MSW reads the stack in each handler's constructor, which takes longer than all else here.
  Error.stackTraceLimit = 0;
  const backend = createMockBackend(options);
  Error.stackTraceLimit = stackTraceLimit;
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { ...backend, server, stop: () => server.close() };
}
