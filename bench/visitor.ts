import { Worker } from 'node:worker_threads';

/** A visitor in a thread of their own, who asks for a page again and again. */
export type Visitor = {
  /** How long each answer took since the last time that was asked, in ms. */
  take: () => Promise<number[]>;
  /** The same, and ends. */
  stop: () => Promise<number[]>;
};

/** Sends a visitor to a page. */
export function openVisitor(url: string): Visitor {
  const probe = new Worker(new URL('./latency-probe.ts', import.meta.url), { workerData: { url } });
  function figures(order: 'take' | 'stop'): Promise<number[]> {
    return new Promise((resolve) => {
      probe.once('message', resolve);
      probe.postMessage(order);
    });
  }
  return { take: () => figures('take'), stop: () => figures('stop') };
}
