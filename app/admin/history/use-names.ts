import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { LISTED_KINDS } from '../kinds/all-kinds.ts';
import type { ListedKind } from '../kinds/kind.ts';
import { allRows } from '../kinds/use-choices.ts';
import type { Names } from './value-text.ts';

const POINTED_AT = LISTED_KINDS.filter((kind: ListedKind) => kind.choice);

type Answer = UseQueryResult<readonly { id: string; name: string }[]>;

function toNames(answers: readonly Answer[]): Names {
  return new Map(answers.flatMap(({ data = [] }) => data.map((row) => [row.id, row.name] as const)));
}

/** The names of everything that a row may point to. */
export function useNames(): Names {
  return useQueries({ queries: POINTED_AT.map((kind: ListedKind) => allRows(kind)), combine: toNames });
}
