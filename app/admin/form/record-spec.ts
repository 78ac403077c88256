import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { KindName } from '../../../domain/things/row.ts';
import type { ListedKind } from '../kinds/kind.ts';
import type { Identified } from '../lib/resource.ts';

/** What a form needs to know of the kind of row that it creates and changes. */
export type RecordSpec<Row extends Identified, Values extends FieldValues, Output> = {
  /** `products`: the name of the kind in the API, in drafts and in the history. */
  kind: KindName;
  schema: z.ZodType<Output, Values>;
  /** What a new one starts with. */
  empty: DefaultValues<Values> & Values;
  toValues: (row: Row) => Values;
  create: (input: Output) => Promise<Row>;
  update: (id: string, patch: Partial<Output> & { version: number }) => Promise<Row>;
  /** The fields by their names on the screen, in the order of the form. */
  labels: { readonly [Key in keyof Values & string]-?: string };
  /** A value as words, where plain writing would not do: the name behind an id. */
  show?: (key: keyof Values & string, value: unknown) => ReactNode;
  messages: { created: string; updated: string; failed: string; technical?: string };
};

type Listed<Row extends Identified & { name: string; isActive: boolean }, Output> = ListedKind<Row> & {
  resource: {
    create: (input: Output) => Promise<Row>;
    update: (id: string, patch: Partial<Output> & { version: number }) => Promise<Row>;
  };
};

/** The form of a kind with a screen of its own. A text that must be there is empty where a row lacks it. */
export function listedSpec<
  Row extends Identified & { name: string; isActive: boolean } & { [Key in keyof Values]: unknown },
  Values extends FieldValues,
  Output,
>(
  kind: Listed<Row, Output> & { fields: RecordSpec<Row, Values, Output>['labels'] },
  form: Pick<RecordSpec<Row, Values, Output>, 'schema' | 'empty' | 'show'> & {
    messages?: Partial<RecordSpec<Row, Values, Output>['messages']>;
  },
): RecordSpec<Row, Values, Output> {
  const { name, title, resource, fields } = kind;
  return {
    ...form,
    kind: name,
    toValues: (row) =>
      Object.fromEntries(
        Object.entries(form.empty).map(([key, start]) => [key, row[key] ?? (start === '' ? '' : null)]),
      ) as Values,
    create: resource.create,
    update: resource.update,
    labels: fields,
    messages: {
      created: `${title} başarıyla eklendi!`,
      updated: `${title} başarıyla güncellendi!`,
      failed: `${title} kaydedilirken hata oluştu!`,
      ...form.messages,
    },
  };
}

/** What a form was opened with: the values then stored, and their version. A new row has version 0. */
export type Base<Values> = { values: Values; version: number };

/** Whether two values are stored as the same. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The part of `next` that differs from `before`. */
export function changedPart<T extends object>(before: T, next: T): Partial<T> {
  const entries = Object.entries(next).filter(([key, value]) => !same(Reflect.get(before, key), value));
  return Object.fromEntries(entries) as Partial<T>;
}
