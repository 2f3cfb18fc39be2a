import type { Node } from './source-files.ts';

const below = new WeakMap<Node, Node[]>();

/** A node and all below it, in the order of the text; not the types of variables. */
export function nodesOf(node: Node): Node[] {
  const children = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
  const inside = children.filter(({ type }) => type !== 'TSTypeAnnotation');
  const all = below.get(node) ?? [node, ...inside.flatMap(nodesOf)];
  below.set(node, all);
  return all;
}
