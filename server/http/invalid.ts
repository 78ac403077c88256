import type { ZodError } from 'zod';
import { AppError, ISSUE_CODES, type Issue, type IssueCode } from '../../domain/errors.ts';

type SchemaIssue = ZodError['issues'][number];

const BY_ORIGIN: Record<string, { too_small: IssueCode; too_big: IssueCode }> = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few', too_big: 'too_many' },
  number: { too_small: 'too_small', too_big: 'too_large' },
};

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    sent,
  );
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function codeOf(issue: SchemaIssue, value: unknown): IssueCode {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(value) ? 'required' : 'wrong_type';
    case 'too_small':
      return isMissing(value) ? 'required' : (BY_ORIGIN[issue.origin]?.too_small ?? 'too_small');
    case 'too_big':
      return BY_ORIGIN[issue.origin]?.too_big ?? 'too_large';
    case 'invalid_format':
    case 'invalid_union':
      return 'invalid_format';
    case 'invalid_value':
      return 'not_allowed';
    case 'custom':
      return ISSUE_CODES.find((code) => code === issue.params?.code) ?? 'invalid';
    default:
      return 'invalid';
  }
}

/** Where in a request something was refused. */
export type Part = 'json' | 'query' | 'param' | 'header' | 'form' | 'cookie';

const WORD: Partial<Record<Part, string>> = { query: 'parametre' };

/** One text where one is asked for; an address may bring the same parameter twice. */
function isRepeated(issue: SchemaIssue, value: unknown, part: Part): boolean {
  return (
    part === 'query' && issue.path.length === 1 && issue.code !== 'invalid_union' && Array.isArray(value)
  );
}

/** How many faults an answer names, and how much of the name of each: whoever sent more sees enough to begin with. */
const NAMED_MAX = 20;
const NAME_MAX = 80;

function short(path: string): string {
  return path.length > NAME_MAX ? `${path.slice(0, NAME_MAX)}…` : path;
}

function toIssues(issue: SchemaIssue, sent: unknown, part: Part): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, NAMED_MAX + 1).map((key) => ({
      path: short([...issue.path, key].map(String).join('.')),
      code: 'unknown',
      message: `Bilinmeyen ${WORD[part] ?? 'alan'}.`,
    }));
  const path = short(issue.path.map(String).join('.')) || 'body';
  const value = valueAt(sent, issue.path);
  if (isRepeated(issue, value, part))
    return [{ path, code: 'repeated', message: 'Yalnız bir kez verilebilir.' }];
  return [{ path, code: codeOf(issue, value), message: issue.message }];
}

/** What a schema refused, as an error that names the fields; required fields speak first. */
export function invalidInput(found: readonly SchemaIssue[], sent: unknown, part: Part = 'json'): AppError {
  const all = found.slice(0, NAMED_MAX + 1).flatMap((issue) => toIssues(issue, sent, part));
  const issues = all.slice(0, NAMED_MAX);
  const first = all.find((issue) => issue.code !== 'unknown');
  const unknown = issues.map((issue) => issue.path).join(', ') + (all.length > NAMED_MAX ? ' …' : '');
  const message = first?.message ?? `Bilinmeyen ${WORD[part] ?? 'alan'}: ${unknown}.`;
  return new AppError('invalid', message, { issues });
}
