import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';
import type { Turner } from './use-rail.ts';

type OnReady = (turner: Turner | null) => void;
const REST_FRAMES = 10;

/**
 * The rail, once it rests: taking it over in mid-turn would lose the turn. Told by frames, not by time: a slow machine
 * draws the first one of a turn late.
 */
function useAtRest(ref: RefObject<HTMLDivElement | null>): HTMLDivElement | null {
  const [resting, setResting] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    let frame = 0;
    function look(element: HTMLDivElement, left: number, still: number): void {
      if (still === REST_FRAMES) setResting(element);
      else
        frame = requestAnimationFrame(() =>
          look(element, element.scrollLeft, element.scrollLeft === left ? still + 1 : 0),
        );
    }
    look(rail, rail.scrollLeft, 0);
    return () => cancelAnimationFrame(frame);
  }, [ref]);
  return resting;
}

/** The slide that stands at the start of a rail which was scrolled by hand. */
function firstShown(rail: HTMLDivElement): number {
  const slides = [...(rail.firstElementChild?.children ?? [])];
  const start = rail.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(rail).paddingLeft);
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function Loop({ rail, onReady }: { rail: HTMLDivElement; onReady: OnReady }) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Kept: another start would take the carousel back to it.
  const [startIndex] = useState(() => firstShown(rail));
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    containScroll: false,
    startIndex,
    ...(isStill && { duration: 0 }),
  });
  useEffect(() => {
    rail.dataset.loop = '';
    rail.scrollLeft = 0;
    attach(rail);
  }, [attach, rail]);
  useEffect(() => {
    if (!api) return;
    onReady({ previous: () => api.scrollPrev(isStill), next: () => api.scrollNext(isStill) });
    return () => onReady(null);
  }, [api, isStill, onReady]);
  return null;
}

/** Lets a rail turn for ever, by hand, keys and buttons. */
export function RailLoop({ rail, onReady }: { rail: RefObject<HTMLDivElement | null>; onReady: OnReady }) {
  const resting = useAtRest(rail);
  return resting && <Loop rail={resting} onReady={onReady} />;
}
