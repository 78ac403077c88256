import { basename } from 'node:path';
import { destination, type Logger, pino } from 'pino';

const EMAIL = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:]+/g;
// Ten digits or more with what people write between them: a telephone number.
const PHONE = /\+?\d(?:[ ().-]?\d){9,}/g;

/** A text without what tells of a person: addresses of mail and numbers of telephones. */
export function withoutPersons(text: string): string {
  return text.replaceAll(EMAIL, '[e-posta]').replaceAll(PHONE, '[numara]');
}

// Who has the rest of such an address sees what it leads to.
const SECRET_LINK = /\/(teklif|shared-quotes)\/[^/]+/;

/** The path of an address as the log tells it: without the secret of a link, and without what tells of a person. */
export function loggedPath(path: string): string {
  return withoutPersons(path.replace(SECRET_LINK, '/$1/[bağlantı]'));
}

// An absolute path in quotes may hold spaces. A slash behind a letter, a colon or another slash belongs to an address.
const QUOTED_PATH = /(['"`])(?:file:\/\/|[A-Za-z]:\\|\\\\|\/)[^'"`\n]*\1/g;
const PATH = /(?:file:\/\/|(?<![\w.:/\]])\/(?=[^\s/])|\b[A-Za-z]:\\)[^\s'"`,;()]+/g;

/** A text without the paths of this machine; addresses of the web stay. */
export function withoutPaths(text: string): string {
  return text.replaceAll(QUOTED_PATH, '$1[yol]$1').replaceAll(PATH, '[yol]');
}

const FRAME = /\(?(?:file:\/\/)?([^\s()]+):(\d+):\d+\)?$/;

/** Where an error came up: file and line of the innermost place in this program, without the way there. */
function placeOf(stack: string | undefined): string | undefined {
  for (const line of stack?.split('\n') ?? []) {
    const [, path, row] = FRAME.exec(line.trim()) ?? [];
    if (line.trim().startsWith('at ') && path && !/node:|node_modules/.test(path))
      return `${basename(path)}:${row}`;
  }
  return undefined;
}

type Told = { type: string; message: string; code?: string; place?: string; cause?: Told };

/**
 * What a log line says of an error: its kind, code, sentence and place. Drivers hang the refused row on their errors,
 * mailers the recipients and processes the way they were started, so nothing else is taken over; stacks and sentences
 * name the folders of the machine, so those are taken out.
 */
function toldError(error: unknown, depth = 0): Told {
  const { type = 'Error', message = String(error) } =
    error instanceof Error ? { type: error.constructor.name, message: error.message } : {};
  const { code, cause, stack } = Object(error) as { code?: unknown; cause?: unknown; stack?: string };
  const place = placeOf(error instanceof Error ? stack : undefined);
  return {
    ...{ type, message: withoutPersons(withoutPaths(message)) },
    ...(typeof code === 'string' && { code }),
    ...(place && { place }),
    ...(cause !== undefined && depth < 3 && { cause: toldError(cause, depth + 1) }),
  };
}

const options = {
  base: null,
  redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
  serializers: { err: (error: unknown) => toldError(error) },
};

/** The program's log: one JSON line an event, without headers, bodies, tokens, passwords or persons. */
export function createLogger(level: string, stream?: { write: (line: string) => void }): Logger {
  return stream ? pino({ ...options, level }, stream) : pino({ ...options, level });
}

/**
 * What a start says, and why one failed, whatever `LOG_LEVEL` is: JSON lines like all others; plain ones where a person
 * sits before the terminal.
 */
export function createAnnouncer() {
  const lines = pino({ ...options, level: 'info' }, destination({ fd: 1, sync: true }));
  const failures = pino({ ...options, level: 'info' }, destination({ fd: 2, sync: true }));

  function say(line: string): void {
    if (process.stdout.isTTY) process.stdout.write(`${line}\n`);
    else lines.info(line.trim());
  }
  /** A sentence for the operator. */
  function fail(error: unknown): void {
    const sentence = error instanceof Error ? error.message : String(error);
    if (process.stderr.isTTY) process.stderr.write(`${sentence}\n`);
    else failures.fatal(sentence);
  }
  /** A fault of the program itself, with its place. */
  function crash(error: unknown): void {
    failures.fatal({ err: error }, 'crashed');
  }
  return { say, fail, crash };
}
