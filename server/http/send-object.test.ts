import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { missing, type Storage } from '../files/storage.ts';
import type { HttpEnv } from './context.ts';
import { onError } from './errors.ts';
import { readRange, sendObject } from './send-object.ts';

describe('a range', () => {
  it.each([
    [undefined, null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', undefined],
    ['bytes=100-200', undefined],
    ['bytes=-0', undefined],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-5', null],
    ['bytes=a-b', null],
  ])('%j of 100 bytes is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});

describe('a file that goes between being found and being opened', () => {
  it('is answered as missing, and nothing of what was said of it stays', async () => {
    const storage = {
      stat: async () => ({ size: 5 }),
      open: async () => {
        throw missing('a.pdf');
      },
    } as unknown as Storage;
    const app = new Hono<HttpEnv>().onError(onError);
    app.get('/', (c) => {
      c.header('Content-Disposition', 'attachment');
      return sendObject(c, storage, 'a.pdf', { cacheControl: 'immutable', contentType: 'application/pdf' });
    });
    const answer = await app.request('/', { headers: { Range: 'bytes=0-2' } });
    expect(answer.status).toBe(404);
    const { headers } = answer;
    expect([...headers.keys()].sort()).toEqual(['content-type']);
    expect(headers.get('content-type')).toContain('application/json');
  });
});
