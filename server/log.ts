import { type Logger, pino } from 'pino';

/** The program's log: one JSON line an event, without headers, bodies, tokens or passwords. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
  });
}
