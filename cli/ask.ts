import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password on the terminal without showing it. @throws Error where there is no terminal. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error('Şifre verilmemiş. --password ile ya da ADMIN_PASSWORD değişkeniyle verin.');
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}
