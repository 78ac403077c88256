import { useEffect, useRef, useState } from 'react';
import { errorSentence, notifyDone } from '../lib/notices.ts';
import { imageProblem } from './limits.ts';
import { uploadFile } from './upload.ts';
import { useUploadCount } from './uploads.ts';

type Running = { file: number; of: number; percent: number };

/** Uploads several pictures one after the other. One that fails does not stop the others. */
export function useManyUploads({
  folder,
  room,
  onAdd,
}: {
  folder: string;
  /** How many more are taken. */
  room: number;
  onAdd: (address: string) => void;
}) {
  const countUploads = useUploadCount();
  const [running, setRunning] = useState<Running | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  /** What went wrong with one file; null when it has arrived. */
  async function send(file: File, signal: AbortSignal, onProgress: (percent: number) => void) {
    const problem = imageProblem(file);
    if (problem) return problem;
    try {
      onAdd((await uploadFile('image', file, { folder, signal, onProgress })).url);
      return null;
    } catch (cause) {
      return errorSentence(cause);
    }
  }

  async function start(files: readonly File[]) {
    const chosen = files.slice(0, room);
    const found = files.length > room ? [`Yalnızca ${room} görsel daha eklenebilir.`] : [];
    const controller = new AbortController();
    const { signal } = controller;
    ending.current = controller;
    let done = 0;
    countUploads(1);
    for (const [index, file] of chosen.entries()) {
      const show = (percent: number) => setRunning({ file: index + 1, of: chosen.length, percent });
      show(0);
      const problem = await send(file, signal, show);
      if (signal.aborted) break;
      if (problem) found.push(`Upload hatası: ${file.name}: ${problem}`);
      else done += 1;
    }
    countUploads(-1);
    setRunning(null);
    setProblems(found);
    if (done > 0) notifyDone(done === 1 ? 'Resim başarıyla yüklendi!' : `${done} resim başarıyla yüklendi!`);
  }

  return { running, problems, start, cancel: () => ending.current?.abort() };
}
