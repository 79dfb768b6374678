import { describe, expect, it } from 'vitest';
import { nodesOf } from './adapter';
import { ended, isTransient, jumpTo, searchFor } from './jump';
import { doorFixtures, doorMachine } from './sample';

function node(id: string) {
  const found = nodesOf(doorMachine).find((each) => each.id === `door.${id}`);
  if (!found) throw new Error(`No state ${id}`);
  return found;
}

const jump = (id: string, input: { limit: number } = doorFixtures.input) =>
  jumpTo(doorMachine, doorFixtures, input, node(id));

describe('a jump', () => {
  it('takes no step to the first state', () => {
    expect(jump('closed')).toEqual({ found: true, steps: [], passes: false });
  });

  it('takes the shortest way', () => {
    expect(jump('failed.denied')).toEqual({
      found: true,
      passes: false,
      steps: [
        { do: 'send', type: 'ring', payload: { fixture: 0 } },
        { do: 'answer', call: 'ask', fixture: 2 },
      ],
    });
  });

  it('leads into a state with states', () => {
    expect(jump('failed')).toMatchObject({ found: true, steps: [{}, { fixture: 1 }] });
  });

  it('passes through a state that decides at once', () => {
    expect(jump('checking', { limit: 0 })).toMatchObject({ found: true, passes: true });
  });

  it('says that no step leads to a state', () => {
    expect(jump('walled')).toEqual({ found: false, isComplete: true });
  });

  it('is found for several states at once, and is the same', () => {
    const nodes = nodesOf(doorMachine);
    const jumps = ended(searchFor(doorMachine, doorFixtures, doorFixtures.input, nodes));
    expect([...jumps]).toEqual(
      nodes.map((each) => [each.id, jumpTo(doorMachine, doorFixtures, doorFixtures.input, each)]),
    );
  });

  it('lets exactly the time pass that is needed', () => {
    expect(jump('tired')).toMatchObject({ steps: [{ do: 'send' }, { do: 'wait', ms: 20_000 }] });
  });
});

it('marks the states that the machine leaves at once', () => {
  expect(
    nodesOf(doorMachine)
      .filter(isTransient)
      .map(({ key }) => key),
  ).toEqual(['checking']);
});
