const LEAVE_MS = 260;

/** Lets what is taken away leave its shelf upwards; at once for whoever wants less motion. */
export async function leave(element: Element | null | undefined): Promise<void> {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = { opacity: [1, 0], translate: ['0 0', '0 -8px'] };
  const leaving = element.animate(frames, {
    duration: LEAVE_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'forwards',
  });
  await leaving.finished.catch(() => undefined);
}
