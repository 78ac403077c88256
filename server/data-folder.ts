import { mkdirSync } from 'node:fs';

/** Why a start ends at a folder that cannot be used. */
export function unwritable(folder: string, cause: unknown): Error {
  return new Error(
    `${folder} klasörüne yazılamıyor. Klasörün izinlerini ve diskteki yeri denetleyin ya da DATA_DIR ile başka bir klasör seçin.`,
    { cause },
  );
}

/** Makes a folder below `DATA_DIR` where it is missing. @throws Error with a sentence for the operator */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}
