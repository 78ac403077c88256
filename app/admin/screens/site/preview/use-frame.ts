import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewViews } from '../../../../../domain/pages/preview.ts';
import { PREVIEW_PARAM } from '../../../../../domain/site/paths.ts';
import { type FromPreview, readPreview, sendPreview } from '../../../../shared/preview.ts';
import type { SeenCells } from '../../../../shared/window-cells.ts';
import { api, read } from '../../../lib/api.ts';

/** After so long the preview counts as late: that is said, and it is still waited for. */
const LATE_AFTER_MS = 15_000;
/** A page that has not come after so long is asked for anew; so is a ticket that was refused. */
const AGAIN_AFTER_MS = { late: 60_000, refused: 15_000 };

type Options = {
  frame: RefObject<HTMLIFrameElement | null>;
  path: string;
  views: Partial<PreviewViews> | undefined;
  /** `homepage/hero`: ringed, and brought into sight when it changes. */
  section: string;
  theme: 'light' | 'dark';
  onPick: (section: string) => void;
  /** Where the cells of the home page's window stand; missing where nobody asks. */
  onCells?: ((seen: SeenCells) => void) | undefined;
};

/** Opens a public page as a preview in a frame, and keeps it at what is unsaved. */
export function useFrame({ frame, path, views, section, theme, onPick, onCells }: Options) {
  const [round, setRound] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isLate, setLate] = useState(false);
  const turn = useRef(0);
  const ticket = useQuery({
    queryKey: ['preview', 'token', path, round],
    queryFn: () => read(api.preview.$post()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_AFTER_MS.refused : false),
  });
  const token = ticket.data?.token ?? null;

  const receive = useEffectEvent((event: MessageEvent) => {
    if (!token) return;
    const message = readPreview<FromPreview>(event, frame.current?.contentWindow ?? null, token);
    if (message?.type === 'ready') setReady(true);
    if (message?.type === 'picked') onPick(message.section);
    if (message?.type === 'cells') onCells?.(message.seen);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady || !token) return;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, token]);

  const startAgain = useEffectEvent(reload);
  useEffect(() => {
    if (isReady || !isLate) return;
    const timer = setTimeout(() => startAgain(), AGAIN_AFTER_MS.late);
    const comeBack = () => startAgain();
    window.addEventListener('online', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', comeBack);
    };
  }, [isReady, isLate]);

  useEffect(() => {
    const to = frame.current?.contentWindow;
    if (!isReady || !token || !to || !views) return;
    turn.current += 1;
    sendPreview(to, token, { type: 'views', views, turn: turn.current });
  }, [frame, isReady, token, views]);
  useEffect(() => {
    const to = frame.current?.contentWindow;
    if (isReady && token && to) sendPreview(to, token, { type: 'theme', theme });
  }, [frame, isReady, token, theme]);
  useEffect(() => {
    const to = frame.current?.contentWindow;
    if (isReady && token && to) sendPreview(to, token, { type: 'mark', section, scroll: true });
  }, [frame, isReady, token, section]);

  const asksCells = onCells !== undefined;
  useEffect(() => {
    const to = frame.current?.contentWindow;
    if (isReady && token && to && asksCells) sendPreview(to, token, { type: 'window' });
  }, [frame, isReady, token, asksCells]);

  function scroll(by: number) {
    const to = frame.current?.contentWindow;
    if (to && token) sendPreview(to, token, { type: 'scroll', by });
  }
  function reload() {
    setReady(false);
    setLate(false);
    setRound(round + 1);
  }
  return {
    src: token && `${path}?${PREVIEW_PARAM}=${encodeURIComponent(token)}`,
    isReady,
    error:
      ticket.error ??
      (isLate && !isReady ? new Error('Önizleme yavaş açılıyor; hazır olunca burada görünür.') : null),
    reload,
    scroll,
  };
}
