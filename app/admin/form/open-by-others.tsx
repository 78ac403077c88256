import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { DraftKind } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { timeOfDay } from '../lib/when.ts';

const TOLD_EVERY_MS = 30_000;

type Props = {
  kind: DraftKind;
  target: string;
  labels: Readonly<Record<string, string>>;
  form: RefObject<HTMLElement | null>;
};

/** The field that a control is of: by its name, or by the place around it. */
function fieldOf(control: Element): string {
  const place = control.closest('[data-field]')?.getAttribute('data-field');
  return place ?? control.getAttribute('name')?.split('.')[0] ?? '';
}

/** Tells the others that this form is open, and who else has it open, since when and in which field. */
export function OpenByOthers({ kind, target, labels, form }: Props) {
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
    gcTime: 0,
    retry: false,
  });
  const others = data.filter(({ isSelf }) => !isSelf);
  if (others.length === 0) return null;
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
            İkiniz de kaydederseniz hangisinin kalacağı sorulur; hiçbir şey kaybolmaz.
          </span>
        </p>
      ))}
    </div>
  );
}
