import { isDeepStrictEqual } from 'node:util';
import { z } from '@hono/zod-openapi';
import type { Change } from '../records/change.ts';
import { invalidInput } from './invalid.ts';
import { body } from './openapi.ts';

type Options = {
  /** What older forms sent, as it is sent today. */
  prepare?: (sent: unknown) => unknown;
  /** What is answered, was never editable, and must not seem so: refused where it is sent differently. */
  fixed?: readonly string[];
};

/**
 * The body of a change. A row may be sent back as it was answered: what has not changed is left aside when the change
 * is read against the row, and so is what is answered only.
 */
export function changeBody<Patch extends z.ZodObject>(patch: Patch, row: z.ZodObject, options: Options = {}) {
  const { prepare = (sent) => sent, fixed = [] } = options;
  const answeredOnly = new Set(Object.keys(row.shape).filter((key) => !(key in patch.shape)));
  const leftAside = new Set([...answeredOnly].filter((key) => !fixed.includes(key)));

  function read(given: unknown): Change<z.output<Patch>> {
    const sent = prepare(given);
    const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    const values: Record<string, unknown> = isObject ? { ...sent } : {};
    const known = isObject ? pick(values, (key) => !answeredOnly.has(key)) : sent;
    const issues = patch.safeParse(known).error?.issues ?? [];
    // No row can make these right.
    if (issues.some(({ path }) => path.length === 0 || path[0] === 'version'))
      throw invalidInput(issues, known);
    return {
      version: values.version as number | undefined,
      against: (answered) => {
        const isSame = (key: string, value: unknown) => isDeepStrictEqual(value, Reflect.get(answered, key));
        const changed = pick(values, (key, value) => !leftAside.has(key) && !isSame(key, value));
        const parsed = patch.safeParse(changed);
        if (!parsed.success) throw invalidInput(parsed.error.issues, changed);
        return parsed.data;
      },
    };
  }
  const schema = z.custom<z.input<Patch>>().transform(read);
  return { ...body(schema), described: patch };
}

function pick(row: object, isWanted: (key: string, value: unknown) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => isWanted(key, value)));
}
