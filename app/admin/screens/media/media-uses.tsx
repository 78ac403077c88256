import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { LibraryDetail, MediaUse } from '../../../../domain/things/media-file.ts';
import { openPath } from '../../kinds/all-kinds.ts';
import { placeOf } from './media-words.ts';

function Place({ use }: { use: MediaUse }) {
  const path = openPath(use.entity, use.id);
  return (
    <li className="border-b border-line py-1 last:border-0">
      {path ? (
        <Link to={path} className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere">
          {use.name}
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">{use.name}</span>
      )}
      <span className="block text-13 text-ink-2">{placeOf(use)}</span>
    </li>
  );
}

/** The places that show a file. */
export function MediaUses({ file }: { file: LibraryDetail }) {
  return (
    <section aria-label="Kullanıldığı yerler">
      <h3 className="text-14 font-[550]">
        {file.useCount > 0
          ? `${formatCount(file.useCount)} yerde kullanılıyor`
          : 'Hiçbir yerde kullanılmıyor'}
      </h3>
      {file.uses.length > 0 && (
        <ul className="mt-1 max-h-72 overflow-y-auto rounded-control border border-line px-3.5">
          {file.uses.map((use) => (
            <Place key={`${use.id} ${use.field}`} use={use} />
          ))}
        </ul>
      )}
      {file.inTrash && (
        <p className="mt-2 text-14 text-ink-2">
          Çöp kutusundaki bir kayıt da bu dosyayı kullanıyor; geri getirilirse yeniden gösterilir.
        </p>
      )}
    </section>
  );
}
