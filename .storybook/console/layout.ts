import type { ELK, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph';
import { isForbidden } from './adapter';
import { guardLabel } from './guard-label';
import { isTransient } from './jump';

/** A state in the layout. Positions and sizes are in px from the top left of the chart. */
export interface Box {
  id: string;
  /**
   * The path from the root of the machine, such as `session.signedOut.ready`. A custom id of a state does not affect
   * its path.
   */
  path: string;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  isInitial: boolean;
  isParallel: boolean;
  isLeaf: boolean;
  /** Whether the machine can leave the state at once, without waiting for an event. */
  isTransient: boolean;
  /** Whether the machine can stop in the state although it is transient: all of its eventless transitions have guards. */
  mayRest: boolean;
}

export interface Line {
  id: string;
  source: string;
  /** The label, with one line per event. Transitions between the same states share an arrow. */
  label: readonly string[];
  path: string;
  /** The center of the label's first line. */
  labelX: number;
  labelY: number;
}

export interface Chart {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

const CHARACTER = 7;
const LINE_HEIGHT = 18;
/** The label's line height and character width. Labels are smaller than names. */
export const LABEL_LINE = 14;
const LABEL_CHARACTER = 5.8;

interface Edge {
  id: string;
  source: string;
  target: string;
  label: readonly string[];
}

/**
 * Lays out the chart of a machine twice: from top to bottom, and from left to right. Returns the layout that appears
 * larger in a frame with an aspect ratio of 5:4.
 */
export async function layOut(elk: ELK, machine: AnyStateMachine): Promise<Chart> {
  const down = await layOutTo(elk, machine, 'DOWN');
  const right = await layOutTo(elk, machine, 'RIGHT');
  const need = ({ width, height }: Chart) => Math.max(width / 5, height / 4);
  return need(right) < need(down) ? right : down;
}

async function layOutTo(
  elk: ELK,
  machine: AnyStateMachine,
  direction: 'DOWN' | 'RIGHT',
): Promise<Chart> {
  const graph = toDirectedGraph(machine);
  const drawn: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      // Without these two options, ELK would put the initial state at the bottom.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.spacing.nodeNodeBetweenLayers': '30',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
      'elk.spacing.edgeLabel': '4',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [elkNode(graph)],
    edges: together(edgesOf(graph)).map(({ id, source, target, label }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: [{ text: label.join('\n'), ...labelSize(label) }],
    })),
  });
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    boxes: boxesOf(drawn, nodesById(graph)),
    lines: (drawn.edges ?? []).flatMap((edge) => {
      const [section] = edge.sections ?? [];
      const [label] = edge.labels ?? [];
      if (!section) return [];
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      return [
        {
          id: edge.id,
          source: edge.sources[0] ?? '',
          label: label?.text?.split('\n') ?? [],
          path: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
          labelX: (label?.x ?? 0) + (label?.width ?? 0) / 2,
          labelY: (label?.y ?? 0) + LABEL_LINE - 3,
        },
      ];
    }),
  };
}

function elkNode(node: DirectedGraphNode): ElkNode {
  const { key } = node.stateNode;
  return {
    id: node.id,
    labels: [
      {
        text: key,
        width: key.length * CHARACTER + (isTransient(node.stateNode) ? 44 : 24),
        height: LINE_HEIGHT,
      },
    ],
    layoutOptions: {
      'elk.nodeLabels.placement': 'INSIDE V_TOP H_LEFT',
      'elk.nodeSize.constraints': 'NODE_LABELS MINIMUM_SIZE',
      'elk.nodeSize.minimum': '(70,34)',
      'elk.padding': '[top=30,left=12,bottom=12,right=12]',
      ...(isInitial(node.stateNode) ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {}),
    },
    children: node.children.map(elkNode),
  };
}

function nodesById(node: DirectedGraphNode): Map<string, AnyStateNode> {
  return new Map([
    [node.id, node.stateNode],
    ...node.children.flatMap((child) => [...nodesById(child)]),
  ]);
}

function boxesOf(node: ElkNode, nodes: Map<string, AnyStateNode>, depth = 0): Box[] {
  const state = nodes.get(node.id);
  const inner = (node.children ?? []).flatMap((child) =>
    boxesOf(child, nodes, state ? depth + 1 : depth),
  );
  if (!state) return inner;
  return [
    {
      id: node.id,
      path: [state.machine.id, ...state.path].join('.'),
      name: state.key,
      x: node.x ?? 0,
      y: node.y ?? 0,
      width: node.width ?? 0,
      height: node.height ?? 0,
      depth,
      isInitial: isInitial(state),
      isParallel: state.type === 'parallel',
      isLeaf: inner.length === 0,
      isTransient: isTransient(state),
      mayRest: state.type !== 'final' && (state.always ?? []).every(({ guard }) => guard),
    },
    ...inner,
  ];
}

function edgesOf(node: DirectedGraphNode): Edge[] {
  const drawn = node.edges.filter(({ transition }) => !isForbidden(transition));
  const written = drawn.map(({ id, source, target, label, transition }) => ({
    id,
    source: source.id,
    target: target.id,
    label: [eventLabel(label.text, source.id), ...guardLines(transition.guard)],
  }));
  // XState's directed graph does not contain transitions without an event, so they are added here.
  const always = (node.stateNode.always ?? []).flatMap(({ target, guard }, at) =>
    (target ?? []).map((to) => ({
      id: `${node.id}:always:${at}:${to.id}`,
      source: node.id,
      target: to.id,
      label: ['always', ...guardLines(guard)],
    })),
  );
  return [...written, ...always, ...node.children.flatMap(edgesOf)];
}

function together(edges: readonly Edge[]): Edge[] {
  const arrows = new Map<string, Edge>();
  for (const edge of edges) {
    const way = `${edge.source} ${edge.target}`;
    const arrow = arrows.get(way);
    arrows.set(way, arrow ? { ...arrow, label: [...arrow.label, ...edge.label] } : edge);
  }
  return [...arrows.values()];
}

function labelSize(label: readonly string[]) {
  const longest = Math.max(...label.map(({ length }) => length));
  return { width: longest * LABEL_CHARACTER + 4, height: label.length * LABEL_LINE };
}

/**
 * Returns the label of an event: `xstate.after.tick.session.fresh` becomes "after tick", and `xstate.done.actor.load`
 * becomes "load answers".
 */
export function eventLabel(type: string, sourceId: string): string {
  const after = 'xstate.after.';
  const answered = 'xstate.done.actor.';
  if (type.startsWith(after)) return `after ${type.slice(after.length, -(sourceId.length + 1))}`;
  if (type.startsWith(answered)) return `${type.slice(answered.length)} answers`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  return type;
}

function guardLines(guard: unknown): string[] {
  const label = guardLabel(guard);
  if (label === null) return [];
  return [label.length > LONGEST_GUARD ? `${label.slice(0, LONGEST_GUARD)}…]` : label];
}

/** The maximum length in characters. A longer label would push the states apart. */
const LONGEST_GUARD = 44;

function isInitial(node: AnyStateNode): boolean {
  return Boolean(node.parent?.initial?.target?.includes(node));
}
