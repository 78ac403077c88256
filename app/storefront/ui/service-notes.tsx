import { Check } from './icons.tsx';

/** Facts of a brand's service, one below the other. */
export function ServiceNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="service-notes">
      {notes.map((note) => (
        <li key={note}>
          <Check aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  );
}
