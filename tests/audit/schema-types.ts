import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../bench/site.ts';

type Entry = Record<string, unknown>;

/**
 * Holds structured data against schema.org's own definitions, as schema-dts has them: the entries become a program,
 * and the compiler names every type and property that does not exist or takes another kind of value.
 */
export async function faultsOfSchema(pages: ReadonlyMap<string, readonly Entry[]>): Promise<string[]> {
  // Within the project, where the compiler finds schema-dts.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'schema-'));
  try {
    const placed = [...pages].flatMap(([path, data]) => data.map((entry) => ({ path, entry })));
    const lines = placed.map(
      ({ entry }, index) => `export const d${index} = ${JSON.stringify(entry)} satisfies ${typeFor(entry)};`,
    );
    const program = join(folder, 'data.ts');
    await writeFile(program, ["import type * as schema from 'schema-dts';", ...lines].join('\n'));
    const output = await compile(program);
    return output
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => {
        const at = Number(/data\.ts\((\d+),/.exec(line)?.[1] ?? 0);
        return `${placed[at - 2]?.path ?? 'schema-dts'}: ${line.slice(line.indexOf('error TS'))}`;
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The type an entry says it has. What a search takes is described beside the action's own properties. */
function typeFor(entry: Entry): string {
  const type = `schema.${String(entry['@type']).replace(/\W/g, '_')}`;
  const plain = `schema.WithContext<Exclude<${type}, string>>`;
  if (!entry.potentialAction) return plain;
  const action = 'schema.WithActionConstraints<schema.SearchAction>';
  return `Omit<${plain}, 'potentialAction'> & { potentialAction: ${action} }`;
}

async function compile(program: string): Promise<string> {
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--types',
    '',
  ];
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), ...flags, program],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  return Buffer.concat(chunks).toString('utf8');
}
