import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { CornerDownLeft, Plus, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fold, foldWords } from '../../../domain/turkish.ts';
import { menuScreens, screenIcon } from '../layout/nav.ts';
import { screenPath, screens } from '../screens.ts';
import { errorText } from '../shared/notices.ts';
import { searchThings } from './search-things.ts';

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

/** Ctrl+K: go to a screen, find a thing, start a new one. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(useRested(typed)).trim();
  const words = foldWords(typed);
  const fits = (label: string) => words.every((word) => fold(label).includes(word));
  const found = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => searchThings(text, signal),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const goTo = menuScreens.filter((screen) => fits(screen.label));
  const create = screens.filter((screen) => screen.create && fits(screen.create));
  const groups = text ? (found.data ?? []) : [];

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
          className="rise-in fixed inset-x-3 top-[max(1rem,10dvh)] z-70 mx-auto max-w-2xl overflow-hidden rounded-panel border border-line-2 bg-surface text-ink shadow-float"
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
                <Group key={group.kind} title={group.title}>
                  {group.rows.map((item) => (
                    <Command.Item
                      key={item.id}
                      value={`${group.kind}:${item.id}`}
                      onSelect={() => go(item.to)}
                      className={row}
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-semibold">{item.label}</span>
                        {item.detail && <span className="block truncate text-13">{item.detail}</span>}
                      </span>
                      <CornerDownLeft aria-hidden className="size-4 opacity-60" />
                    </Command.Item>
                  ))}
                </Group>
              ))}
              {goTo.length > 0 && (
                <Group title="Git">
                  {goTo.map((screen) => {
                    const Icon = screenIcon(screen);
                    return (
                      <Command.Item
                        key={screen.id}
                        value={`go:${screen.id}`}
                        onSelect={() => go(screenPath(screen.path))}
                        className={row}
                      >
                        <Icon aria-hidden />
                        {screen.label}
                      </Command.Item>
                    );
                  })}
                </Group>
              )}
              {create.length > 0 && (
                <Group title="Oluştur">
                  {create.map((screen) => (
                    <Command.Item
                      key={screen.id}
                      value={`new:${screen.id}`}
                      onSelect={() => go(`${screenPath(screen.path)}?new=1`)}
                      className={row}
                    >
                      <Plus aria-hidden />
                      {screen.create}
                    </Command.Item>
                  ))}
                </Group>
              )}
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
