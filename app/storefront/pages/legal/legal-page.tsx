import type { ReactNode } from 'react';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import { slugify } from '../../../../domain/rules/slug.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';

export function legalCrumbs(title: string): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: title, url: null },
  ];
}

/** Where a heading is found on its page. */
function placeOf(heading: string): string {
  return slugify(heading) || 'bolum';
}

/** A heading that the contents lead to. */
export function LegalHeading({ text, children = text }: { text: string; children?: ReactNode }) {
  return <h2 id={placeOf(text)}>{children}</h2>;
}

type Row = { name: string; children: ReactNode };

/** What belongs to a name, name by name. */
export function LegalTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table>
      <tbody>
        {rows.map(({ name, children }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="hidden-visually">:</span>
            </th>
            <td>{children}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = {
  title: string;
  /** The day as machines and as people read it: a phone takes 40 ms to begin writing dates. */
  since: { date: string; text: string };
  version: string;
  headings: readonly string[];
  children: ReactNode;
};

/** A page of plain text: its contents at the left, since when it says so, and the text. */
export function LegalPage({ title, since, version, headings, children }: Props) {
  return (
    <div className="wrap page-top">
      <Crumbs crumbs={legalCrumbs(title)} />
      <article className="legal">
        <h1 className="display-2">{title}</h1>
        <p className="legal-date">
          Son güncelleme: <time dateTime={since.date}>{since.text}</time>. Sürüm: {version}
        </p>
        {headings.length > 1 && (
          <nav className="legal-contents no-print" aria-label="İçindekiler">
            <ol>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${placeOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="legal-text">{children}</div>
      </article>
    </div>
  );
}
