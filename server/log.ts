import { destination, type Logger, pino, stdSerializers } from 'pino';

const EMAIL = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:]+/g;
// Ten digits or more with what people write between them: a telephone number.
const PHONE = /\+?\d(?:[ ().-]?\d){9,}/g;

/** A text without what tells of a person: addresses of mail and numbers of telephones. */
export function withoutPersons(text: string): string {
  return text.replaceAll(EMAIL, '[e-posta]').replaceAll(PHONE, '[numara]');
}

type Told = { type: string; message: string; code?: string; stack?: string; cause?: Told };

/**
 * What a log line says of an error: its kind, code, sentence and place. Drivers hang the refused row and mailers the
 * recipients on their errors, so nothing else is taken over.
 */
function toldError(error: unknown, depth = 0): Told {
  const {
    type = 'Error',
    message = String(error),
    stack,
  } = error instanceof Error ? stdSerializers.err(error) : {};
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return {
    ...{ type, message: withoutPersons(message) },
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack: withoutPersons(stack) }),
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
