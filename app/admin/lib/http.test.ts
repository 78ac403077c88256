import { expect, test } from 'vitest';
import { errorFrom, isApiError, networkError } from './http.ts';

test('a refusal keeps its sentence, fields and the newer row', () => {
  const body = {
    success: false,
    code: 'conflict',
    message: 'Kayıt değişmiş.',
    fields: { sku: 'Kullanılıyor.' },
    current: { id: '1' },
  };
  const error = errorFrom(409, JSON.stringify(body), null);
  expect(error).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Kayıt değişmiş.',
    fields: { sku: 'Kullanılıyor.' },
    current: { id: '1' },
  });
  expect(isApiError(error, 409)).toBe(true);
  expect(isApiError(error, 404)).toBe(false);
});

test.each(['', '<html>502</html>', '[]', '"x"', 'null'])(
  'an answer that is no error body (%s) still says its status',
  (text) => {
    const error = errorFrom(502, text, '7');
    expect(error.message).toBe('İşlem tamamlanamadı (HTTP 502).');
    expect(error).toMatchObject({ fields: {}, retryAfter: 7, code: undefined });
  },
);

test('an unreachable server has no status', () => {
  expect(networkError()).toMatchObject({ status: 0, code: 'network' });
});
