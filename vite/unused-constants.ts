import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Declaration = Node & { kind?: string; declarations?: { init: Node | null }[] };
type Statement = Declaration & { declaration?: Declaration | null };

/** Panel and domain: no module of theirs is imported, and no constant made, for what that does beside. */
export const WITHOUT_SIDE_EFFECTS = /\/(?:app\/admin|domain)\//;

/**
 * Lets the server's pages go without what nobody there uses of panel and domain, though a call makes it: the schemas of
 * rows, say, beside whose names they stand.
 */
export function leaveUnusedConstants(): Plugin {
  return {
    name: 'leave-unused-constants',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: new RegExp(`${WITHOUT_SIDE_EFFECTS.source}.+\\.tsx?$`) },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: Statement[] };
        let text = '';
        let copied = 0;
        for (const statement of body) {
          const { kind, declarations = [] } = statement.declaration ?? statement;
          if (kind !== 'const') continue;
          for (const { init } of declarations)
            if (init?.type === 'CallExpression') {
              text += `${code.slice(copied, init.start)}/* @__PURE__ */ (() => ${code.slice(init.start, init.end)})()`;
              copied = init.end;
            }
        }
        return { code: text + code.slice(copied), map: null };
      },
    },
  };
}
