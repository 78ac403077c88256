import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { ADMIN } from '../lib/admin-paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ScreenFrame } from './screen-frame.tsx';

export default function NotFound() {
  return (
    <ScreenFrame title="Sayfa bulunamadı">
      <EmptyState
        icon={FileQuestion}
        title="Panelde böyle bir sayfa yok."
        action={
          <Link to={ADMIN} className={buttonClass({ variant: 'ghost' })}>
            Panele dön
          </Link>
        }
      >
        Adresi kontrol edin ya da menüden bir ekran seçin.
      </EmptyState>
    </ScreenFrame>
  );
}
