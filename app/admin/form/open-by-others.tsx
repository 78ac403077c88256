import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { DraftKind, OpenForm } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { timeOfDay } from '../lib/when.ts';
import { Button } from '../ui/button.tsx';

const TOLD_EVERY_MS = 30_000;

type Props = {
  kind: DraftKind;
  target: string;
  labels: Readonly<Record<string, string>>;
  form: RefObject<HTMLElement | null>;
  /** Makes the draft the caller's own; missing where there is none, or where it has to be looked at first. */
  takeOver?: (() => Promise<void>) | undefined;
};

/** `Mert Aydın`, `Mert Aydın ve Selin Koç`. */
function namesOf(people: readonly OpenForm[]): string {
  return new Intl.ListFormat('tr').format(people.map(({ name }) => name));
}

/** The field that a control is of: by its name, or by the place around it. */
function fieldOf(control: Element): string {
  const place = control.closest('[data-field]')?.getAttribute('data-field');
  return place ?? control.getAttribute('name')?.split('.')[0] ?? '';
}

/** Tells the others that this form is open, and who else has it open, since when and in which field. */
export function OpenByOthers({ kind, target, labels, form, takeOver }: Props) {
  const field = useRef('');
  useEffect(() => {
    const element = form.current;
    const note = ({ target: control }: FocusEvent) => {
      field.current = control instanceof Element ? fieldOf(control) : '';
    };
    element?.addEventListener('focusin', note);
    return () => {
      element?.removeEventListener('focusin', note);
      // Who closes a window has closed the form, whether or not this is heard.
      void api['open-forms'].leave.$post({ json: { kind, target } }).catch(() => undefined);
    };
  }, [form, kind, target]);

  const { data = [] } = useQuery({
    queryKey: ['open-forms', kind, target],
    queryFn: () => read(api['open-forms'].$put({ json: { kind, target, field: field.current } })),
    refetchInterval: TOLD_EVERY_MS,
    // Who waits for another to end may look at something else meanwhile.
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  const others = data.filter(({ isSelf }) => !isSelf);
  const [awaited, setAwaited] = useState('');
  const [isOwnCopy, setOwnCopy] = useState(false);
  const isFree = others.length === 0;
  useEffect(() => {
    if (!isFree || !awaited) return;
    setAwaited('');
    toast.info(`${awaited} formu kapattı.`, {
      description: 'Kaydettikleri, formu yeniden açtığınızda görünür.',
      duration: Number.POSITIVE_INFINITY,
    });
  }, [isFree, awaited]);
  if (isFree) return null;
  return (
    <div role="status" className="grid gap-1 rounded-control bg-warn-bg px-3.5 py-2.5 text-warn">
      {others.map(({ accountId, name, since, field: where }) => (
        <p key={accountId} className="flex items-start gap-3">
          <Users aria-hidden className="mt-0.5 size-[18px]" />
          <span>
            <b className="font-semibold">
              {name} bu formu {timeOfDay(since)} saatinden beri açık tutuyor.
            </b>{' '}
            {labels[where] && `Şu an “${labels[where]}” alanında. `}
            {isOwnCopy
              ? 'Kendi kopyanızda çalışıyorsunuz: yazdıklarınız kaydedene kadar yalnız sizde durur, kaydederken onunkiyle yan yana gösterilir.'
              : 'İkiniz de kaydederseniz hangisinin kalacağı sorulur; hiçbir şey kaybolmaz.'}
          </span>
        </p>
      ))}
      <div className="flex flex-wrap gap-x-2">
        {!isOwnCopy && (
          <Button variant="quiet" className="text-warn" onClick={() => setOwnCopy(true)}>
            Kopyası üzerinde çalışın
          </Button>
        )}
        <Button
          variant="quiet"
          className="text-warn"
          aria-pressed={awaited !== ''}
          onClick={() => setAwaited(awaited ? '' : namesOf(others))}
        >
          {awaited ? 'Bitince haber verilecek' : 'Bitince haber ver'}
        </Button>
        {takeOver && (
          <Button variant="quiet" className="text-warn" onClick={() => void takeOver()}>
            Taslağı devralın
          </Button>
        )}
      </div>
      {awaited && <p className="text-14">Bu form açık kaldıkça haber verilir.</p>}
    </div>
  );
}
