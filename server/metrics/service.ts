import { monitorEventLoopDelay } from 'node:perf_hooks';
import { VERSION } from '../version.ts';
import { createCounter, createHistogram, exposition, type Family } from './exposition.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;
/** How often it is looked whether work waits, in ms. */
const LOOK_MS = 20;

const KINDS = [
  ['/api/', 'api'],
  ['/assets/', 'asset'],
  ['/media/', 'media'],
] as const;
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/** What kind of request a path is, in one of few words. */
export function kindOf(path: string): string {
  // Neither patterns nor functions: every request is asked for it.
  for (const [start, kind] of KINDS) if (path.startsWith(start)) return kind;
  return WATCHED.has(path) ? 'watch' : 'page';
}

/** What the other parts of the program tell about themselves when somebody looks; null is not told. */
type Sources = {
  mails: () => Promise<{ waiting: number; failed: number } | null>;
  copies: () => Promise<{ startedAt: string | null; error: string | null }>;
  freeBytes: () => Promise<number>;
  waitingWork: () => number;
  waitingPurges: () => number | null;
  connections: () => Record<string, number>;
  /** How often what visitors asked for was read from the primary and from the replica; empty without one. */
  reads: () => Record<string, number>;
  clock: () => Date;
};

/** Whether the site can do its work, and which of its parts can. */
type Ready = Record<'checks' | 'beside', Record<string, { ok: boolean }>> & { ok: boolean };

function gauge(name: string, help: string, value: number | null): Family {
  return { name, help, type: 'gauge', samples: value === null ? [] : [{ value }] };
}

function gauges(name: string, help: string, label: string, values: Record<string, number>): Family {
  const samples = Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }));
  return { name, help, type: 'gauge', samples };
}

/**
 * Counts what the server does, for who watches it. Labels are few and known beforehand: no address, account or path
 * ever is one.
 */
export function createMetrics(sources: Sources) {
  const requests = createCounter('vitrin_http_requests_total', 'Requests by kind and class of status.');
  const durations = createHistogram(
    'vitrin_http_request_duration_seconds',
    'Time until an answer begins, by kind of request.',
    SECONDS,
  );
  const pages = createCounter('vitrin_page_cache_total', 'Pages that were kept (hit) or made (miss).');
  // Found by one word, since every request is counted.
  const byKind = new Map<
    string,
    { see: (seconds: number) => void; byClass: Array<{ value: number } | undefined> }
  >();
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });

  function ofProcess(): Family[] {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = [50, 99, 100].map((percent) => ({
      labels: { percentile: String(percent) },
      // It tells the time between two looks, which begin when somebody first asks: fifty a second are work, too.
      value: Math.max(0, delay.percentile(percent) / NANOSECONDS - LOOK_MS / 1000),
    }));
    delay.enable();
    delay.reset();
    return [
      {
        name: 'vitrin_info',
        type: 'gauge',
        help: 'The version that runs.',
        samples: [{ labels: { version: VERSION }, value: 1 }],
      },
      {
        name: 'vitrin_event_loop_delay_seconds',
        type: 'gauge',
        help: 'How late the process gets to its work, since the last look.',
        samples: late,
      },
      gauges('vitrin_memory_bytes', 'Memory of the process.', 'kind', { rss, heapUsed, external }),
      {
        name: 'process_cpu_seconds_total',
        type: 'counter',
        help: 'Processor time of the process.',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge(
        'process_start_time_seconds',
        'When the process began.',
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
    ];
  }

  async function ofParts({ ok: isReady, checks, beside }: Ready): Promise<Family[]> {
    const [mails, copies, free] = await Promise.all([
      sources.mails().catch(() => null),
      sources.copies().catch(() => null),
      sources.freeBytes().catch(() => null),
    ]);
    const oks = Object.entries({ ...checks, ...beside }).map(([name, { ok }]) => [name, Number(ok)]);
    const { waiting, failed } = mails ?? {};
    const now = sources.clock().getTime();
    return [
      gauge('vitrin_ready', 'Whether the site can do its work.', Number(isReady)),
      gauges('vitrin_check_ok', 'Whether a part works.', 'check', Object.fromEntries(oks)),
      gauges('vitrin_mails', 'Mails that could not be sent yet, or were given up.', 'state', {
        ...(waiting !== undefined && { waiting }),
        ...(failed !== undefined && { failed }),
      }),
      gauge(
        'vitrin_pictures_waiting',
        'Pictures and documents that wait for their turn.',
        sources.waitingWork(),
      ),
      gauge(
        'vitrin_cdn_purges_waiting',
        'Names of what changed that the CDN has not been told of.',
        sources.waitingPurges(),
      ),
      gauges('vitrin_database_connections', 'Connections to PostgreSQL.', 'state', sources.connections()),
      {
        ...gauges(
          'vitrin_public_reads_total',
          'Public answers by where they were read.',
          'from',
          sources.reads(),
        ),
        type: 'counter',
      },
      gauge(
        'vitrin_last_copy_age_seconds',
        'Age of the last good copy; none where there is no copy.',
        copies?.startedAt ? (now - Date.parse(copies.startedAt)) / 1000 : null,
      ),
      gauge(
        'vitrin_last_copy_failed',
        'Whether the newest copy failed.',
        copies && Number(copies.error !== null),
      ),
      gauge('vitrin_disk_free_bytes', 'Free space where the program writes.', free),
    ];
  }

  return {
    /** Of one request: `kind` is one of few words, `seconds` the time until its answer began. */
    request(kind: string, status: number, seconds: number): void {
      const known = byKind.get(kind);
      const counted = known ?? { see: durations.of({ kind }), byClass: [] };
      if (!known) byKind.set(kind, counted);
      const digit = Math.floor(status / 100);
      counted.byClass[digit] ??= requests.of({ kind, status: `${digit}xx` });
      counted.byClass[digit].value += 1;
      counted.see(seconds);
    },
    page: (result: 'hit' | 'miss'): void => {
      pages.of({ result }).value += 1;
    },
    /** Everything, as Prometheus reads it. */
    read: async (ready: Ready): Promise<string> =>
      exposition([
        requests.family(),
        durations.family(),
        pages.family(),
        ...ofProcess(),
        ...(await ofParts(ready)),
      ]),
    close: (): void => {
      delay.disable();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
