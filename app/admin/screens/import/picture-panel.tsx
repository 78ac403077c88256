import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { uploadFile } from '../../files/upload.ts';
import { notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { fileNamesIn, PICTURE_FOLDERS, picturesByName } from './picture-files.ts';
import type { ImportState } from './use-import.ts';

/** Asks for the pictures that a column names by their files, and puts them into the library. */
export function PicturePanel({ state, at, field }: { state: ImportState; at: number; field: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const folder = PICTURE_FOLDERS[field];
  const names = state.file ? fileNamesIn(state.file, at) : [];
  if (!folder || names.length === 0) return null;

  async function take(files: readonly File[]) {
    try {
      const found = await picturesByName(names, files);
      const addresses = new Map<string, string>();
      for (const [done, { name, picture }] of found.entries()) {
        setLeft(found.length - done);
        const options = {
          folder: folder ?? '',
          signal: new AbortController().signal,
          onProgress: () => undefined,
        };
        addresses.set(name, (await uploadFile('image', picture, options)).url);
      }
      state.setTexts(at, addresses);
    } catch (error) {
      notifyFailed('Görseller yüklenemedi', error);
    }
    setLeft(null);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-info-bg px-4 py-3 text-info sm:col-span-full">
      <p role="status" className="mr-auto min-w-0">
        <b>{formatCount(names.length)} görsel dosya adıyla yazılmış.</b> Görselleri ya da hepsinin olduğu zip
        dosyasını seçin: kitaplığa yüklenir, ürünler kaydedilene kadar değişmez.
      </p>
      <Button variant="ghost" busy={left !== null} onClick={() => input.current?.click()}>
        <Images aria-hidden />
        {left === null ? 'Görselleri seç' : `${formatCount(left)} görsel kaldı`}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".zip,image/*"
        className="hidden"
        aria-label="Görseller ya da zip"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) void take(files);
          target.value = '';
        }}
      />
    </div>
  );
}
