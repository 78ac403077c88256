import type { Plugin } from 'vite';
import type { Unused } from './unused.ts';

type Node = { type: string; start: number; end: number; [part: string]: unknown };
type Cut = { start: number; end: number; text: string };

const NEVER = '{throw Error("left out of the build")}';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}

/** The class of `Class.prototype.method = function …`, as a statement. */
function classOf({ type, expression }: Node): string {
  if (type !== 'ExpressionStatement' || !isNode(expression) || !isNode(expression.left)) return '';
  const { object } = expression.left;
  return isNode(object) && nameOf(object.property) === 'prototype' ? nameOf(object.object) : '';
}

/** What is cut out of a file, and what is put there. */
function cutsIn(program: Node, { never, idle = [], methodsOf = [] }: Unused): Map<Cut, string> {
  const cuts = new Map<Cut, string>();
  const instead = new Map(idle.map((name) => [name, '{}']));
  for (const name of never) instead.set(name, NEVER);
  function visit(node: Node, name = nameOf(node.id)): void {
    const { type, start, end, body } = node;
    const text = instead.get(name);
    if (type === 'FunctionDeclaration' && isNode(body) && text !== undefined)
      return void cuts.set({ start: body.start, end: body.end, text }, name);
    const ofClass = classOf(node);
    if (methodsOf.includes(ofClass)) return void cuts.set({ start, end, text: '' }, ofClass);
    const isDefault = type === 'ExportDefaultDeclaration' && never.includes('default');
    for (const part of Object.values(node).flat())
      if (isNode(part)) visit(part, isDefault ? 'default' : undefined);
  }
  visit(program);
  return cuts;
}

/**
 * Leaves the bodies of functions out of what browsers load or the server draws with, which are never called there.
 * @throws Error while building, where a file no longer has what is named
 */
export function leaveOut(unused: readonly Unused[], from: 'client' | 'ssr' = 'client'): Plugin {
  const met = new Set<Unused>();
  return {
    name: `leave-out-${from}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === from,
    transform(code, id) {
      const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      const list = unused.find(({ file }) => path.endsWith(`/${file}`));
      if (!list) return null;
      met.add(list);
      const cuts = cutsIn(this.parse(code) as unknown as Node, list);
      const found = new Set(cuts.values());
      const missing = [...list.never, ...(list.idle ?? []), ...(list.methodsOf ?? [])].filter(
        (name) => !found.has(name),
      );
      if (missing.length > 0) this.error(`${list.file} has no ${missing.join(', ')}.`);
      let text = code;
      for (const { start, end, text: instead } of [...cuts.keys()].sort((a, b) => b.start - a.start))
        text = text.slice(0, start) + instead + text.slice(end);
      return { code: text, map: null };
    },
    buildEnd(error) {
      const missing = unused.filter((list) => !met.has(list)).map(({ file }) => file);
      if (!error && missing.length > 0) this.error(`Not built in: ${missing.join(', ')}.`);
    },
  };
}
