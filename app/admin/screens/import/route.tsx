import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { IMPORTED } from '../../../../domain/tables/importable.ts';
import { useLeaveQuestion } from '../../form/use-leave-question.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { KINDS } from '../../kinds/all-kinds.ts';
import { screenPath } from '../../lib/screens.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { FootBar } from './foot-bar.tsx';
import { StepStrip } from './step-strip.tsx';
import { TrialStep } from './trial-step.tsx';
import { useImport } from './use-import.ts';

export const meta: MetaFunction = () => [
  { title: 'İçe aktar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function ImportScreen() {
  const [params] = useSearchParams();
  const kind = IMPORTED.find((name) => name === params.get('kind')) ?? 'products';
  const state = useImport(kind);
  const { plural } = KINDS[kind];
  const top = useRef<HTMLDivElement>(null);
  const { step } = state;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [step]);
  const leaving = useLeaveQuestion(() => state.step === 'write');
  return (
    <ScreenFrame
      title={`${plural}: içe aktar`}
      before={
        <Link
          to={screenPath(kind)}
          aria-label={`${plural} listesine dön`}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
        >
          <ArrowLeft aria-hidden />
        </Link>
      }
    >
      <div ref={top} tabIndex={-1} className="outline-none">
        <StepStrip state={state} />
      </div>
      {state.step === 'file' && <FileStep state={state} />}
      {state.step === 'columns' && <ColumnsStep state={state} />}
      {(state.step === 'trial' || state.step === 'write') && <TrialStep state={state} />}
      {state.step === 'done' && <DoneStep state={state} />}
      <FootBar state={state} />
      <ConfirmDialog
        open={leaving.asking}
        title="Yazma sürüyor. Çıkılsın mı?"
        confirmLabel="Çık"
        cancelLabel="Bekle"
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      >
        <p>Yazılan satırlar kalır; bu ekrana dönüp hepsini geri alabilirsiniz.</p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
