import type { MetaFunction } from 'react-router';
import { useSearchParams } from 'react-router';
import { GAPS } from '../../../../domain/things/gap.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { Board } from './board.tsx';
import { Queue } from './queue.tsx';

export const meta: MetaFunction = () => [
  { title: 'Eksikler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function GapsScreen() {
  const [params] = useSearchParams();
  const gap = GAPS.find((one) => one === params.get('gap'));
  const brandId = params.get('brandId');
  return (
    <ScreenFrame title="Eksikler">
      {gap ? <Queue key={`${gap} ${brandId}`} gap={gap} brandId={brandId} /> : <Board />}
    </ScreenFrame>
  );
}
