import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { LibraryDetail } from '../../../../domain/things/media-file.ts';
import { catalogProblem, imageProblem } from '../../files/limits.ts';
import { KINDS_WITH_FILES } from '../../kinds/all-kinds.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { undoChange } from '../../lib/resources.ts';
import { media } from './media-api.ts';

type Replaced = Awaited<ReturnType<typeof media.replaceBy>>;

/** Puts another file in every place of one, from this computer or from the library, with `Geri al`. */
export function useReplace(file: LibraryDetail, onReplaced: (id: string) => void) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<Replaced>) {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setPercent(0);
    try {
      const { data, updated, undoId } = await work(controller.signal);
      notifyUndoable(
        updated > 0
          ? `Dosya değiştirildi, ${formatCount(updated)} yerde yenisi gösteriliyor.`
          : 'Dosya değiştirildi.',
        async () => {
          await undoChange(undoId);
          await refreshThing(client, ...KINDS_WITH_FILES);
        },
      );
      onReplaced(data.id);
      await refreshThing(client, ...KINDS_WITH_FILES);
    } catch (error) {
      if (!controller.signal.aborted) notifyFailed('Dosya değiştirilemedi', error);
    } finally {
      if (running.current === controller) setPercent(null);
    }
  }

  function byUpload(chosen: File) {
    const wrong = file.kind === 'image' ? imageProblem(chosen) : catalogProblem(chosen);
    if (wrong) return setProblem(wrong);
    return run((signal) => media.replaceByUpload(file.id, chosen, { signal, onProgress: setPercent }));
  }

  return {
    percent,
    problem,
    byUpload,
    byFile: (mediaId: string) => run(() => media.replaceBy(file.id, mediaId)),
    cancel: () => running.current?.abort(),
  };
}
