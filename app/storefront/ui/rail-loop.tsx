import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { Turner } from './use-rail.ts';

type Props = { rail: HTMLDivElement; onReady: (turner: Turner | null) => void };

/** The slide that stands at the start of a rail which was scrolled by hand. */
function firstShown(rail: HTMLDivElement): number {
  const slides = [...(rail.firstElementChild?.children ?? [])];
  const start = rail.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(rail).paddingLeft);
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Lets a rail turn for ever, by hand, keys and buttons. */
export function RailLoop({ rail, onReady }: Props) {
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
