import { z } from 'zod';
import type { ApiDocument, Json, Operation } from '../server/http/document.ts';

type Answered = { status: number; headers: Headers; text: string };

/** Headers that a program may build on: each that comes has to be described. */
const TOLD = [
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Total-Bytes',
  'X-Total-Count',
];

/** Of these, what always comes where it is described. */
const ALWAYS = ['Location', 'Retry-After', 'WWW-Authenticate', 'X-Total-Bytes', 'X-Total-Count'];

/** A schema of the document as a closed JSON schema: what is answered and not described is a fault too. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (!value || typeof value !== 'object') return value;
  const { examples: _examples, example: _example, ...rest } = value;
  // Zod reads it as a whole address.
  if (rest.format === 'uri-reference') delete rest.format;
  const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, closed(inner)]));
  if (typeof own.$ref === 'string') own.$ref = own.$ref.replace('#/components/schemas/', '#/$defs/');
  return own.properties && own.additionalProperties === undefined
    ? { ...own, additionalProperties: false }
    : own;
}

/** Holds answers against the document: what is not described, or is described otherwise, is noted. */
export function createContract(document: ApiDocument) {
  const defs = closed(document.components.schemas as unknown as Json);
  const schemas = new Map<string, z.ZodType>();
  const answered = new Set<string>();
  const faults = new Set<string>();

  function operationOf(method: string, path: string): Operation {
    const parts = `/api${path}`.split('?')[0]?.split('/') ?? [];
    const fits = (template: string) => {
      const wanted = template.split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, at) => part.startsWith('{') || part === parts[at])
      );
    };
    // A fixed word goes before a placeholder, as in the router.
    const [found] = Object.entries(document.paths)
      .filter(([template, item]) => fits(template) && item[method.toLowerCase()])
      .sort(([a], [b]) => a.split('{').length - b.split('{').length);
    const operation = found?.[1][method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described.`);
    return operation;
  }

  function schemaOf(key: string, schema: Json): z.ZodType {
    const known = schemas.get(key);
    if (known) return known;
    const made = z.fromJSONSchema({ ...(closed(schema) as object), $defs: defs } as never);
    schemas.set(key, made);
    return made;
  }

  function faultsOf(operation: Operation, answer: Answered): string[] {
    const described = operation.responses[answer.status];
    if (!described) return [`is not described: ${answer.text.slice(0, 200)}`];
    const headers = described.headers ?? {};
    // A refusal's tag serves nobody: it is there only because refusals are kept with the rest.
    const told = answer.status < 400 ? TOLD : TOLD.filter((name) => name !== 'ETag');
    const unknown = told.filter((name) => answer.headers.has(name) && !(name in headers));
    const missing = ALWAYS.filter((name) => name in headers && !answer.headers.has(name));
    const faults = [
      ...unknown.map((name) => `has the header ${name}, which is not described`),
      ...missing.map((name) => `lacks the header ${name}`),
    ];
    if (!answer.text) return faults;
    const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
    const content = described.content?.[type] ?? described.content?.['*/*'];
    if (!content) return [...faults, `is not described as ${type}`];
    if (type !== 'application/json' || content.schema === undefined) return faults;
    const place = `${operation.operationId} ${answer.status}`;
    const { error } = schemaOf(place, content.schema).safeParse(JSON.parse(answer.text));
    return error
      ? [...faults, `differs from its schema: ${z.prettifyError(error)} ${answer.text.slice(0, 300)}`]
      : faults;
  }

  /** Notes how an answer differs from its description. */
  function check(method: string, path: string, answer: Answered): void {
    const operation = operationOf(method, path);
    for (const fault of faultsOf(operation, answer))
      faults.add(`${operation.operationId} ${answer.status} ${fault}`);
    if (answer.status < 400) answered.add(operation.operationId ?? '');
  }

  /** The calls that never succeeded. */
  function unanswered(): string[] {
    return Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => operation.operationId ?? '')
      .filter((id) => !answered.has(id));
  }
  return { check, unanswered, faults };
}
