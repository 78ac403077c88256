import { Undo2 } from 'lucide-react';
import type { VersionState } from '../../../server/records/versions.ts';
import { Button } from '../ui/button.tsx';

export type { VersionState };

type BackWords = {
  label: string;
  question: string;
  /** Which state comes back: `20 Kas 2026 11:20 tarihli, Selin Koç imzalı değişiklikten sonraki`. */
  state: (moment: string, actor: string) => string;
};

export const BACK_WORDS: Record<VersionState, BackWords> = {
  before: {
    label: 'Bu değişiklikten önceki hâle dön',
    question: 'Bu değişiklikten önceki hâle dönülsün mü?',
    state: (moment, actor) => `${actor} ${moment} tarihinde değiştirmeden önceki`,
  },
  after: {
    label: 'Bu sürüme dön',
    question: 'Bu sürüme dönülsün mü?',
    state: (moment, actor) => `${actor} ${moment} tarihinde değiştirdikten sonraki`,
  },
};

type WaysBackProps = {
  /** Whether the state after the change, or before it, differs from what is stored now. */
  after: boolean;
  before: boolean;
  moment: string;
  onChoose: (state: VersionState) => void;
};

/** The two states that a change leads back to, and which is which. */
export function WaysBack({ after, before, moment, onChoose }: WaysBackProps) {
  if (!after && !before) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {before && (
          <Button variant="ghost" onClick={() => onChoose('before')}>
            <Undo2 aria-hidden />
            {BACK_WORDS.before.label}
          </Button>
        )}
        {after && (
          <Button variant="ghost" onClick={() => onChoose('after')}>
            <Undo2 aria-hidden />
            {BACK_WORDS.after.label}
          </Button>
        )}
      </div>
      {after && (
        <p className="text-14 text-ink-2">
          “{BACK_WORDS.after.label}”, {moment} değişikliğinden sonraki hâli geri getirir.
        </p>
      )}
    </div>
  );
}
