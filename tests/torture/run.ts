/**
 * Ends servers while they are written to, again and again, and sends them what nobody should; prints what it saw.
 * `-- --rounds 20 --writes 400 --calls 20000` are the numbers unless others are given.
 */
import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz.ts';
import { runKills } from './kills.ts';
import { isWhole, newTally } from './tally.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writes: { type: 'string', default: '400' },
    calls: { type: 'string', default: '20000' },
  },
});
const tally = newTally();
await runKills(Number(values.rounds), Number(values.writes), tally);
await runFuzz(Number(values.calls), tally);
const { failed, ...numbers } = tally;
console.table({ ...numbers, '5xx': failed.length });
for (const line of failed.slice(0, 50)) console.log(line);
process.exit(isWhole(tally) ? 0 : 1);
