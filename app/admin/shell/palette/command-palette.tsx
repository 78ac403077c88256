import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { CornerDownLeft, Plus, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { markFolded } from '../../../../domain/rules/fold-marks.ts';
import { foldWords } from '../../../../domain/rules/turkish.ts';
import { Picture } from '../../files/picture.tsx';
import { screenIcon } from '../../frame/nav.ts';
import { errorText } from '../../lib/notices.ts';
import { findPlaces, findRows, findStarts, inOrder } from './search-things.ts';

const REST_MS = 80;
const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-tile px-3 py-1.5 data-[selected=true]:bg-mint data-[selected=true]:text-on-mint';

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={title}
      className="px-2 pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-13 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-2"
    >
      {children}
    </Command.Group>
  );
}

/** A text with what was typed marked in it. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFolded(text, words).map((part) =>
    part.found ? (
      <mark key={part.at} className="bg-transparent text-inherit underline decoration-2 underline-offset-3">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** What stands before a way to go or a thing to begin. */
function Sign({ group, screen }: { group: string; screen: string | undefined }) {
  if (group === 'new')
    return (
      <span className="grid size-10 flex-none place-items-center">
        <Plus aria-hidden />
      </span>
    );
  if (!screen) return null;
  const Icon = screenIcon(screen);
  return (
    <span className="grid size-10 flex-none place-items-center">
      <Icon aria-hidden />
    </span>
  );
}

/** Ctrl+K: go to a screen, find a thing, start a new one. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(useRested(typed)).trim();
  const words = foldWords(typed);
  const found = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => findRows(text, signal),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const groups = inOrder([...(text ? (found.data ?? []) : []), findPlaces(typed), findStarts(typed)]);

  function go(to: string) {
    onClose();
    void navigate(to);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-70 bg-(--scrim)" />
        <Dialog.Content
          aria-describedby={undefined}
          className="arrive fixed inset-x-3 top-[max(1rem,10dvh)] z-70 mx-auto max-w-2xl overflow-hidden rounded-panel border border-line-2 bg-surface text-ink shadow-float"
        >
          <Dialog.Title className="sr-only">Ara, git ya da ekle</Dialog.Title>
          <Command shouldFilter={false} label="Ara, git ya da ekle" loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="text-ink-2" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder="Ürün, marka, kategori, katalog ya da ekran"
                className="min-h-14 min-w-0 flex-1 bg-transparent text-16 outline-none"
              />
              <kbd className="hidden text-13 text-ink-2 sm:block">Esc</kbd>
            </div>
            <Command.List label="Sonuçlar" className="max-h-[60dvh] overflow-y-auto py-1">
              {groups.map((group) => (
                <Group key={group.id} title={group.title}>
                  {group.offers.map((offer) => (
                    <Command.Item
                      key={offer.id}
                      value={offer.id}
                      onSelect={() => go(offer.to)}
                      className={row}
                    >
                      {offer.picture === undefined ? (
                        <Sign group={group.id} screen={offer.screen} />
                      ) : (
                        <Picture
                          src={offer.picture}
                          alt=""
                          small
                          contain={offer.id.startsWith('brands:')}
                          className="size-10 flex-none rounded-tile"
                        />
                      )}
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-semibold">
                          <Marked text={offer.label} words={words} />
                        </span>
                        {offer.detail && (
                          <span className="block truncate text-13">
                            <Marked text={offer.detail} words={words} />
                          </span>
                        )}
                      </span>
                      <CornerDownLeft aria-hidden className="size-4 opacity-60" />
                    </Command.Item>
                  ))}
                </Group>
              ))}
              <Command.Empty className="px-5 py-8 text-center text-ink-2">
                {found.isFetching || typed.trim() !== text ? 'Aranıyor...' : 'Sonuç yok.'}
              </Command.Empty>
            </Command.List>
            {found.isError && (
              <p role="alert" className="border-t border-line px-4 py-3 text-14 text-danger">
                Arama yapılamadı: {errorText(found.error)}
              </p>
            )}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
