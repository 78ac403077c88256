import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createOrigins } from './origin.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('starts where the system hides the addresses of the machine', () => {
  vi.spyOn(os, 'networkInterfaces').mockImplementation(() => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  });
  syncBuiltinESMExports();
  const origins = createOrigins({ PORT: 3000, TRUST_PROXY: false, ALLOWED_HOSTS: [] }, () => undefined);
  expect(os.networkInterfaces).toHaveBeenCalled();
  expect(origins.of({ host: '127.0.0.1:3000' })).toBe('http://127.0.0.1:3000');
});
