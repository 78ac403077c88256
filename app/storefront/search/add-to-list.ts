import type { Hit } from '../../../domain/search/answer.ts';

/** Puts a product that is offered on the list for a quote; answers what to tell of it. */
export async function addToList({ id, name }: Extract<Hit, { kind: 'product' }>): Promise<string> {
  try {
    const [{ addLine }, { followList }] = await Promise.all([
      import('../quote/list-store.ts'),
      import('../quote/buttons.ts'),
    ]);
    followList();
    return addLine({ id, name: name.text }) ? `${name.text} teklif listenizde` : 'Listenizde yer kalmadı';
  } catch {
    return 'Listeye eklenemedi. Bağlantınızı kontrol edip yeniden deneyin.';
  }
}
