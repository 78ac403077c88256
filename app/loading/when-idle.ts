/** A browser that has stopped painting, in a covered window say, has no idle moment either. */
const PATIENCE_MS = 500;

/** Does some work when the processor has nothing else to do, or when that keeps it waiting, which `moment` says. */
export function whenIdle(work: (moment?: IdleDeadline) => void): void {
  // Safari has no idle callbacks.
  const { requestIdleCallback }: Partial<Window> = window;
  if (requestIdleCallback) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 50);
}
