import { afterEach, expect, it, vi } from 'vitest';
import { readPreview } from './preview.ts';

afterEach(() => vi.unstubAllGlobals());

it('hears its own window of its own site with its own token, and nobody else', () => {
  const origin = 'https://vitrin.example';
  vi.stubGlobal('window', { location: { origin } });
  const [frame, other] = [{}, {}] as [Window, Window];
  const message = { type: 'ready' };
  const good = { origin, source: frame, data: { preview: 'a', message } };
  const read = (event: object) => readPreview(event as MessageEvent, frame, 'a');
  expect(read(good)).toEqual(message);
  for (const wrong of [
    { origin: 'https://kotu.example' },
    { origin: 'null' },
    { source: other },
    { source: null },
    { data: { preview: 'b', message } },
    { data: { message } },
    { data: 'ready' },
    { data: null },
  ])
    expect(read({ ...good, ...wrong }), JSON.stringify(wrong)).toBeNull();
});
