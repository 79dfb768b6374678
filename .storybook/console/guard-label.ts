/**
 * Returns the label of a guard with its parameters, such as `[isError kind: conflict]`. Parameters that are computed
 * from the event or the context are shown as the path of their source: `[isOk event.output]`.
 */
export function guardLabel(guard: unknown): string | null {
  if (!guard) return null;
  if (typeof guard === 'string') return `[${guard}]`;
  const { type, params } = guard as { type?: unknown; params?: unknown };
  if (typeof type !== 'string') return '[guard]';
  const shown = paramsLabel(isComputed(params) ? computed(params) : params);
  return shown === '' ? `[${type}]` : `[${type} ${shown}]`;
}

type Compute = (args: object) => unknown;

function isComputed(params: unknown): params is Compute {
  return typeof params === 'function';
}

const PATH = Symbol('path');

/** Calls the function that computes the parameters, with a placeholder for the event and for the context. */
function computed(params: Compute): unknown {
  try {
    return params({ event: placeholder('event'), context: placeholder('context') });
  } catch {
    return undefined;
  }
}

/** Returns a proxy that stores its path, and returns a placeholder for each of its properties. */
function placeholder(path: string): object {
  return new Proxy(
    { [PATH]: path },
    {
      get: (target, key) => {
        if (key === PATH) return target[PATH];
        if (typeof key === 'symbol') throw new Error('A placeholder is no value');
        return placeholder(`${path}.${key}`);
      },
    },
  );
}

function paramsLabel(params: unknown): string {
  if (params === undefined) return '';
  const path = pathOf(params);
  if (path !== null) return path;
  if (typeof params === 'string') return params;
  if (typeof params !== 'object' || params === null) return JSON.stringify(params) ?? '';
  const fixed = Object.entries(params).filter(([, value]) => isShort(value));
  // Parameters with constant values distinguish this transition from its siblings. Computed parameters are the same in
  // all siblings, so they are omitted.
  if (fixed.length > 0) return fixed.map(([key, value]) => `${key}: ${String(value)}`).join(', ');
  const paths = Object.entries(params).map(([key, value]) => [key, pathOf(value)] as const);
  return paths.flatMap(([key, found]) => (found === null ? [] : [`${key}: ${found}`])).join(', ');
}

function pathOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const path: unknown = Object.getOwnPropertyDescriptor(value, PATH)?.value;
  return typeof path === 'string' ? path : null;
}

function isShort(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
}
