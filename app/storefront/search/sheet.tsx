import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { withChatText } from '../../../domain/rules/chat-link.ts';
import { formatCount } from '../../../domain/rules/format.ts';
import type { Hit } from '../../../domain/search/answer.ts';
import { QUERY_MAX, searchPath } from '../../../domain/search/asked.ts';
import { PATHS } from '../../../domain/site/paths.ts';
import { tell } from '../../loading/taps.ts';
import { useLayout } from '../lib/use-layout.ts';
import { ArrowRight, Search, X } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { addToList } from './add-to-list.ts';
import { OptionGroup, optionId, optionsOf } from './options.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

const LIST_ID = 'oneriler';

type Walk = { selected: Hit | null; select: (hit: Hit | null) => void; step: (by: 1 | -1) => void };

/** The option that the arrow keys stand on; they walk in a circle that leads through the field itself. */
function useWalk(options: readonly Hit[]): Walk {
  const [id, setId] = useState<string | null>(null);
  const at = options.findIndex((hit) => optionId(hit) === id);
  const selected = options[at] ?? null;
  useEffect(() => {
    if (selected) document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const select = (hit: Hit | null) => setId(hit && optionId(hit));
  function step(by: 1 | -1): void {
    const places = options.length + 1;
    const next = options[((at + 1 + by + places) % places) - 1];
    select(next ?? null);
  }
  return { selected, select, step };
}

function saidOf({ answer, state }: Suggestions): string {
  if (state === 'failed') return 'Arama şu anda yanıt vermiyor.';
  if (!answer || state === 'waiting') return '';
  return answer.total === 0 ? 'Sonuç yok' : `${formatCount(answer.total)} sonuç`;
}

function Word({ suggestions, text }: { suggestions: Suggestions; text: string }) {
  const chat = useLayout()?.chat;
  const { answer, state } = suggestions;
  if (state === 'failed')
    return (
      <p className="search-word">
        Arama şu anda yanıt vermiyor. Bağlantınızı denetleyin ya da <b>Ara</b> ile sonuç sayfasına geçin.
      </p>
    );
  if (state === 'empty')
    return (
      <p className="search-word">
        Ürün adının bir kısmı, kodu ya da ölçüsü yeter: <q>anguldurva</q>, <q>3,3 mm implant</q>,{' '}
        <q>10 litre otoklav</q>.
      </p>
    );
  if (!answer || answer.total > 0) return null;
  return (
    <div className="search-word">
      <p>
        <q>{text.trim()}</q> rafta yok.
      </p>
      {answer.suggestions.map((other) => (
        <p key={other.text}>
          Bunu mu aradınız?{' '}
          <Link className="text-link" to={searchPath({ q: other.text })}>
            {other.text}
          </Link>{' '}
          {formatCount(other.count)} ürün
        </p>
      ))}
      {chat && (
        <p>
          Bulamadığınız ürünü yazın, depoya soralım.{' '}
          <a
            className="text-link"
            href={withChatText(
              chat,
              `Merhaba, sitenizde "${text.trim()}" aradım, bulamadım. Yardımcı olur musunuz?`,
            )}
            target="_blank"
            rel="noopener"
          >
            WhatsApp'tan sorun
          </a>
        </p>
      )}
    </div>
  );
}

type ListProps = { suggestions: Suggestions; text: string; walk: Walk; onChosen: () => void };

function List({ suggestions, text, walk, onChosen }: ListProps) {
  const { answer, state } = suggestions;
  const shared = { selected: walk.selected, onChosen, onPointed: walk.select };
  const hasHits = answer !== null && answer.total > 0 && state !== 'failed';
  return (
    <div className="search-body wrap" data-waiting={state === 'waiting' || undefined}>
      <Word suggestions={suggestions} text={text} />
      {/* It stays, empty: the field names it. */}
      <div className="search-list" id={LIST_ID} role="listbox" aria-label="Öneriler" hidden={!hasHits}>
        {hasHits && (
          <>
            <div className="search-column">
              <OptionGroup
                id="oneri-urunler"
                title="Ürünler"
                count={answer.counts.product}
                note={
                  state === 'copy'
                    ? 'Bağlantı yok: kaydedilenlerden'
                    : answer.isCorrected
                      ? answer.suggestions[0] && `Bunu mu aradınız: ${answer.suggestions[0].text}`
                      : answer.understood[0]?.sentence
                }
                hits={answer.products}
                {...shared}
              />
            </div>
            <div className="search-column search-column-side">
              <OptionGroup
                id="oneri-yerler"
                title="Markalar ve kategoriler"
                hits={answer.places}
                {...shared}
              />
              <OptionGroup
                id="oneri-sayfalar"
                title={answer.counts.page > 0 ? 'Katalog sayfaları' : 'Kataloglar'}
                count={answer.counts.catalog + answer.counts.page}
                hits={answer.papers}
                {...shared}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type Props = {
  /** Rises with every wish to open it. */
  openings: number;
  pathname: string;
  /** What was written before this was here. */
  takeTyped: () => string;
};

/** The search of the whole site, over whatever page is open. */
export function SearchSheet({ openings, pathname, takeTyped }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  const { answer, state } = suggestions;
  const options = answer && state !== 'failed' ? optionsOf(answer) : [];
  const walk = useWalk(options);
  const [listed, setListed] = useState('');
  const close = () => sheet.current?.close();

  useEffect(() => {
    if (pathname) sheet.current?.close();
  }, [pathname]);
  // After the one above, which closes what has just come as well.
  useEffect(() => {
    if (openings === 0 || sheet.current?.open) return;
    const typed = takeTyped();
    // Into the field itself too: the next letter may come before React draws, and stands behind these.
    if (typed && field.current) field.current.value = typed;
    sheet.current?.showModal();
    if (typed) setText(typed);
    else field.current?.select();
  }, [openings, takeTyped]);

  function go(): void {
    const { selected } = walk;
    const q = text.trim();
    if (selected) document.getElementById(optionId(selected))?.click();
    if (selected || !q) return;
    close();
    void navigate(searchPath({ q }));
  }

  /** Whoever goes straight to what is offered has searched too. */
  function choose(): void {
    tell('search');
    close();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === '+' && walk.selected?.kind === 'product') {
      event.preventDefault();
      void addToList(walk.selected).then(setListed);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk.step(event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  const total = answer?.total ?? 0;
  return (
    <dialog ref={sheet} className="search-sheet no-print" aria-label="Arama" {...{ closedby: 'any' }}>
      <div className="search-inside">
        <search>
          <form
            className="search-head wrap"
            action={PATHS.search}
            onSubmit={(event) => {
              event.preventDefault();
              go();
            }}
          >
            <Search aria-hidden />
            <input
              ref={field}
              name="q"
              type="text"
              role="combobox"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={QUERY_MAX}
              aria-label="Ürün, marka ya da kod"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={LIST_ID}
              aria-activedescendant={walk.selected ? optionId(walk.selected) : undefined}
              placeholder="Ürün, marka ya da kod"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setListed('');
                walk.select(null);
              }}
              onKeyDown={onKey}
            />
            {text && (
              <button
                type="button"
                className="icon-btn search-clear"
                aria-label="Aramayı temizle"
                onClick={() => {
                  setText('');
                  field.current?.focus();
                }}
              >
                <X aria-hidden />
              </button>
            )}
            <button type="button" className="search-close" onClick={close}>
              Kapat <kbd>esc</kbd>
            </button>
          </form>
        </search>
        <List suggestions={suggestions} text={text} walk={walk} onChosen={choose} />
        <div className="search-foot">
          <div className="wrap">
            <p className="search-keys" aria-hidden="true">
              <span>
                <kbd>↑</kbd>
                <kbd>↓</kbd> gezin
              </span>
              <span>
                <kbd>↵</kbd> aç
              </span>
              <span>
                <kbd>+</kbd> teklif listesine ekle
              </span>
            </p>
            <p className="search-listed" role="status">
              {listed}
            </p>
            <p className="hidden-visually" role="status">
              {saidOf(suggestions)}
            </p>
            {text.trim() && (
              <Link className="text-link" to={searchPath({ q: text.trim() })} onClick={close}>
                {total > 0 && state !== 'waiting' ? `${formatCount(total)} sonucun tümü` : 'Tüm sonuçlar'}
                <ArrowRight aria-hidden />
              </Link>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}
