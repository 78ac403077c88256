import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';

// OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

/** The hash of a password that nobody knows: verified where there is no account, so that both answers take as long. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$Vf6bNav80aYVPmXDHflnNQ$KEu-2iKoSwus980gPxtUEETGK9Gf6e5QOnI0ozv4Xl4';

const derive = promisify(argon2);
// Of Node's four threads for it, so that a crowd that tries to sign in leaves some to read the files of visitors.
const deriving = new PQueue({ concurrency: 2 });

async function tag(
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
): Promise<Buffer> {
  const message = password.normalize('NFC');
  const wanted = { message, nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES };
  return deriving.add(() => derive('argon2id', wanted));
}

/** The password as it is stored: a PHC string with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await tag(password, salt, MEMORY_KIB, PASSES, LANES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether the password is the one that was stored. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64url');
  const given = await tag(
    password,
    Buffer.from(salt, 'base64url'),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  return expected.length === given.length && timingSafeEqual(expected, given);
}
