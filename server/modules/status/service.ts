import type { Kysely } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Context } from '../../context.ts';
import type { Replica } from '../../db/replica.ts';
import type { Database } from '../../db/schema.ts';
import type { MailState } from '../../mail.ts';
import { translateDriverError } from '../../records/driver-errors.ts';
import type { CopyState } from '../copies/service.ts';

export type Check = { ok: boolean; detail: string };
export type Space = { freeBytes: number | null; totalBytes: number | null };
export type StorageCheck = Check & Space;

/** What a file store answers when it is asked whether it works. */
export type StorageProbe = () => Promise<StorageCheck>;

type Checks = { database: Check; storage: StorageCheck; space: Check; migrations: Check };
type Found = Pick<Readiness, 'checks' | 'beside'>;
/** Whether the site can do its work now, and what of it cannot; `beside` it goes on without. */
export type Readiness = {
  ok: boolean;
  status: 'ready' | 'not_ready' | 'stopping';
  checks: Checks;
  beside: { replica?: Check };
};

/** What the panel shows of the site's parts. */
type PanelStatus = {
  database: Check;
  api: Check;
  storage: StorageCheck;
  mail: Check | null;
  /** The virus scanner; null where none is set up. */
  scanner: Check | null;
  /** The replica that visitors read from; null where none is named. */
  replica: Check | null;
  copies: CopyState;
};

const PROBE = 'probe';
/** A probe writes to the disk: those who ask within so many milliseconds share one. */
const SHARED_MS = 1000;
/** What takes longer than this is not ready, whatever it would answer. */
const WITHIN_MS = 5000;
/** With less, the next write may be the one that fails. */
const SPACE_MIN = 8 * 1024 * 1024;

/** A replica is a little behind after every write. */
const BEHIND_MS = 30_000;

const LATE: Check = { ok: false, detail: 'Zamanında yanıt vermiyor' };

type Options = {
  /** Connections that wait behind nobody. */
  brief: Kysely<Database>;
  /** Looks at the disk, beyond what the process still has in memory. @throws when it is damaged */
  inspect: () => void;
  /** The free bytes of the folder that the process writes to. */
  freeBytes: () => Promise<number>;
  /** The names of the program's migrations. */
  steps: readonly string[];
  probeStorage: StorageProbe;
  mailState: () => Promise<MailState>;
  /** Null where no scanner is set up. */
  scannerWorks: () => Promise<boolean | null>;
  /** The last good copy. */
  copies: () => Promise<CopyState>;
  replica?: Pick<Replica, 'look'> | undefined;
  startedAt: Date;
  clock: () => Date;
};

/** How sending mail goes, in words; null where none is set up. */
function mailCheck(state: MailState): Check | null {
  if (!state) return null;
  const { waiting, failed } = state;
  if (failed > 0) return { ok: false, detail: `${failed} e-posta gönderilemedi` };
  if (waiting > 0) return { ok: false, detail: `${waiting} e-posta gönderilemedi, yeniden denenecek` };
  return { ok: true, detail: 'E-postalar gönderiliyor' };
}

function scannerCheck(works: boolean | null): Check | null {
  if (works === null) return null;
  return works
    ? { ok: true, detail: 'Yüklenen dosyalar taranıyor' }
    : { ok: false, detail: 'Yanıt vermiyor, dosya yüklenemiyor' };
}

/** How a replica is, in words; what it does not answer the primary does. */
export function replicaCheck({ state, behindMs }: Awaited<ReturnType<Replica['look']>>): Check {
  if (state === 'away')
    return { ok: false, detail: 'Okuma kopyasına ulaşılamıyor, okumalar ana veritabanından' };
  if (state === 'current') return { ok: true, detail: 'Okumalar kopyadan' };
  const seconds = Math.round(behindMs / 1000);
  return behindMs > BEHIND_MS
    ? { ok: false, detail: `Okuma kopyası ${seconds} saniyedir geride, okumalar ana veritabanından` }
    : { ok: true, detail: 'Okuma kopyası yetişiyor, okumalar ana veritabanından' };
}

function reasonOf(error: unknown): string {
  const known = translateDriverError(error);
  const isFull = known instanceof AppError && known.code === 'storage_full';
  return isFull ? 'Diskte yer kalmadı, değişiklikler kaydedilemiyor' : 'Veritabanına ulaşılamıyor';
}

async function inTime<T extends Check>(check: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<T>((done) => {
    timer = setTimeout(done, WITHIN_MS, late);
  });
  return Promise.race([check, waiting]).finally(() => clearTimeout(timer));
}

/** Real checks of the parts the site stands on. */
export function createStatusService(options: Options) {
  const {
    brief,
    inspect,
    freeBytes,
    steps,
    probeStorage,
    mailState,
    scannerWorks,
    copies,
    replica,
    startedAt,
    clock,
  } = options;
  let isStopping = false;
  let shared: { at: number; found: Promise<Found> } | undefined;

  /** Writes, and looks at what pages are made of. */
  async function database(): Promise<Check> {
    try {
      await brief
        .insertInto('revisions')
        .values({ id: PROBE, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
        )
        .execute();
      inspect();
      return { ok: true, detail: 'Veritabanı aktif' };
    } catch (error) {
      return { ok: false, detail: reasonOf(error) };
    }
  }

  async function migrations(): Promise<Check> {
    try {
      const rows = await brief
        .withTables<{ migrations: { name: string } }>()
        .selectFrom('migrations')
        .select('name')
        .execute();
      const done = new Set(rows.map(({ name }) => name));
      const missing = steps.filter((name) => !done.has(name));
      return missing.length > 0
        ? { ok: false, detail: `Eksik adımlar: ${missing.join(', ')}` }
        : { ok: true, detail: [...done].sort().at(-1) ?? '' };
    } catch (error) {
      return { ok: false, detail: reasonOf(error) };
    }
  }

  async function space(store: Space): Promise<Check> {
    const rooms = [store.freeBytes, await freeBytes().catch(() => null)];
    const isFull = rooms.some((free) => free !== null && free < SPACE_MIN);
    return isFull ? { ok: false, detail: 'Diskte yer kalmadı' } : { ok: true, detail: 'Yer var' };
  }

  async function lookAtAll(): Promise<Found> {
    const [found, storage, steps] = await Promise.all([
      inTime(database(), LATE),
      inTime(probeStorage(), { ...LATE, freeBytes: null, totalBytes: null }),
      inTime(migrations(), LATE),
    ]);
    const beside = replica ? { replica: await inTime(replica.look().then(replicaCheck), LATE) } : {};
    const checks = { database: found, storage, space: await inTime(space(storage), LATE), migrations: steps };
    return { checks, beside };
  }

  function looked(): Promise<Found> {
    const now = performance.now();
    if (!shared || now - shared.at > SHARED_MS) shared = { at: now, found: lookAtAll() };
    return shared.found;
  }

  /** Whether everything works that the site needs; asked by whoever sends it visitors. */
  async function ready(): Promise<Readiness> {
    const { checks, beside } = await looked();
    const works = Object.values(checks).every(({ ok }) => ok);
    const status = isStopping ? 'stopping' : works ? 'ready' : 'not_ready';
    return { ok: status === 'ready', status, checks, beside };
  }

  async function check(ctx: Context): Promise<PanelStatus> {
    ctx.require('panel:read');
    const hours = Math.floor((clock().getTime() - startedAt.getTime()) / 3_600_000);
    const { checks: found, beside } = await lookAtAll();
    const isFull = found.database.ok && !found.space.ok;
    return {
      database: isFull ? found.space : found.database,
      api: { ok: true, detail: hours > 0 ? `API ${hours} saattir çalışıyor` : 'API çalışıyor' },
      storage: found.storage,
      scanner: scannerCheck(await scannerWorks()),
      replica: beside.replica ?? null,
      mail: mailCheck(await mailState().catch(() => null)),
      copies: await copies(),
    };
  }

  return {
    check,
    ready,
    /** From now on the site is not ready: no new visitors should be sent to it. */
    stop: (): void => {
      isStopping = true;
    },
    isStopping: (): boolean => isStopping,
  };
}

export type StatusService = ReturnType<typeof createStatusService>;
