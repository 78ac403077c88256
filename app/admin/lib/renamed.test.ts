import { expect, it } from 'vitest';
import type { Renamed } from '../../../server/records/trash.ts';
import { renamedText } from './renamed.ts';

const slug: Renamed = {
  entity: 'products',
  id: '1',
  name: 'Ayna',
  field: 'slug',
  from: 'ayna',
  to: 'ayna-1',
};

it('says what came back under another address or code, and nothing where all is as it was', () => {
  expect(renamedText([])).toBeUndefined();
  expect(renamedText([slug])).toBe('Eski adresi başka bir kayıtta kullanıldığı için yeni adresi "ayna-1".');
  expect(renamedText([slug, { ...slug, field: 'sku', to: 'A-2' }])).toBe(
    'Eski adresi başka bir kayıtta kullanıldığı için yeni adresi "ayna-1". Eski kodu başka bir kayıtta kullanıldığı için yeni kodu "A-2".',
  );
  expect(renamedText([slug, { ...slug, id: '2' }])).toBe(
    '2 kaydın adresi ya da kodu değişti; eskisini artık başka bir kayıt kullanıyor.',
  );
});
