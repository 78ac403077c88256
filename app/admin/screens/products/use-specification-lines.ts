import { useState } from 'react';
import type { Specification } from '../../../../domain/rules/specification.ts';
import { SPECIFICATIONS_MAX } from '../../../../domain/things/product.ts';
import type { LineErrors, Part } from './specification-row.tsx';

export type SpecificationLine = Specification & { id: string };

let made = 0;

function withId(line: Partial<SpecificationLine>): SpecificationLine {
  made += 1;
  const { label = '', value = '', unit = '', id = `specification-${made}` } = line;
  return { id, label, value, unit };
}

function plain({ label, value, unit }: SpecificationLine): Specification {
  return { label, value, unit };
}

/** The lines of a form's value, each known by an id while it is moved about; a value that comes anew has new ones. */
export function useSpecificationLines(value: unknown, onChange: (lines: Specification[]) => void) {
  const given: readonly Partial<Specification>[] = Array.isArray(value) ? value : [];
  const [lines, setLines] = useState<readonly SpecificationLine[]>(() => given.map(withId));
  if (JSON.stringify(lines.map(plain)) !== JSON.stringify(given.map((line) => plain(withId(line)))))
    setLines(given.map(withId));

  /** Takes what the lines are from now on, as many as there may be. @returns them, with their ids */
  function change(next: ReadonlyArray<Specification & { id?: string }>): readonly SpecificationLine[] {
    const kept = next.slice(0, SPECIFICATIONS_MAX).map(withId);
    setLines(kept);
    onChange(kept.map(plain));
    return kept;
  }

  return { lines, change };
}

function messageOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('message' in part)) return undefined;
  return typeof part.message === 'string' ? part.message : undefined;
}

/** What is wrong with each line, by its place; nothing where the error is of the list. */
export function lineErrors(fault: unknown): LineErrors[] {
  if (!Array.isArray(fault)) return [];
  return fault.map((line: Partial<Record<Part, unknown>> | null | undefined) => ({
    label: messageOf(line?.label),
    value: messageOf(line?.value),
    unit: messageOf(line?.unit),
  }));
}
