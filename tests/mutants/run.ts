/**
 * Breaks a copy of the program in one place after the other, and sees whether the tests notice. `-- --only <text>`
 * tries those of an area, or those whose file or description has the text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Breakage } from './breakage.ts';
import { type Copy, openCopy } from './copy.ts';
import { LISTS } from './lists.ts';

const LEAST_PERCENT = 95;

type Wanted = Breakage & { area: string };

function chosen(only: string | undefined): Wanted[] {
  const all = Object.entries(LISTS).flatMap(([area, list]) => list.map((one) => ({ area, ...one })));
  if (only === undefined || only in LISTS)
    return all.filter(({ area }) => only === undefined || area === only);
  return all.filter(({ file, why }) => file.includes(only) || why.includes(only));
}

/** Tries one breakage in a copy; the copy is whole again afterwards. */
async function attempt({ folder, run }: Copy, { file, from, to, tests }: Breakage): Promise<boolean> {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file} has not exactly one\n${from}`);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const ending = await run(tests, [file]);
  writeFileSync(path, whole);
  // A program that does not even load is broken in no way that a person would leave it in.
  if (ending.is === 'broken') console.log(`${file} does not load: ${ending.reason}`);
  return ending.is === 'failed';
}

/** The tests have to pass while nothing is broken: a test that fails anyway notices nothing. */
async function requireWhole(copies: readonly Copy[], wanted: readonly Wanted[]): Promise<void> {
  const files = new Set(wanted.flatMap(({ tests }) => tests));
  await inTurn(copies, [...files], async ({ run }, file) => {
    const ending = await run([file]);
    if (ending.is !== 'passed')
      throw new Error(
        `${file} fails while nothing is broken: ${'test' in ending ? ending.test : ending.reason}`,
      );
  });
}

/** Hands what is to be done to whichever copy is free. */
async function inTurn<T>(
  copies: readonly Copy[],
  all: readonly T[],
  work: (copy: Copy, one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(copy, next);
    }),
  );
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = chosen(values.only);
if (wanted.length === 0) throw new Error(`No breakage is called "${values.only}".`);
const copies = await Promise.all(Array.from({ length: availableParallelism() }, openCopy));
const survivors: Wanted[] = [];
await requireWhole(copies, wanted);
await inTurn(copies, wanted, async (copy, breakage) => {
  const isCaught = await attempt(copy, breakage);
  console.log(`${isCaught ? '✓' : '✗'} ${breakage.area}: ${breakage.why} (${breakage.file})`);
  if (!isCaught) survivors.push(breakage);
});
for (const { close } of copies) close();
const percent = (100 * (wanted.length - survivors.length)) / wanted.length;
if (survivors.length > 0) console.log('\nNot noticed:');
for (const { area, why, file, survives } of survivors)
  console.log(`- ${area}: ${why} (${file})${survives ? `. ${survives}` : ''}`);
console.log(
  `\n${wanted.length - survivors.length} of ${wanted.length} breakages were noticed: ${percent.toFixed(1)} % (at least ${LEAST_PERCENT} %).`,
);
process.exitCode = percent >= LEAST_PERCENT ? 0 : 1;
