import marks from './marks.svg?no-inline';

export type MarkName = 'whatsapp' | 'facebook' | 'instagram' | 'twitter' | 'linkedin';

/** The mark of another company's service, always beside its name or inside a labelled link. */
export function Mark({ name, className = 'mark' }: { name: MarkName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
