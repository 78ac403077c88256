import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Sending } from './use-uploads.ts';

type UploadListProps = { sending: readonly Sending[]; onDrop: (key: number) => void };

/** Files on their way into the library, and those that did not make it. */
export function UploadList({ sending, onDrop }: UploadListProps) {
  if (sending.length === 0) return null;
  return (
    <ul aria-label="Yüklenen dosyalar" className="grid gap-2 rounded-panel border border-line bg-surface p-3">
      {sending.map(({ key, name, percent, problem }) => (
        <li key={key} className="flex items-center gap-3 pl-2">
          <div className="min-w-0 flex-1">
            {problem ? (
              <p role="alert" className="text-14">
                <b className="wrap-anywhere">{name}</b>
                <span className="block text-danger">{problem}</span>
              </p>
            ) : (
              <Progress value={percent} max={100} label={name} />
            )}
          </div>
          <IconButton
            icon={X}
            label={problem ? `${name} uyarısını kapat` : `${name} yüklemesini iptal et`}
            plain
            onClick={() => onDrop(key)}
          />
        </li>
      ))}
    </ul>
  );
}
