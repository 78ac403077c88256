import type { ReactNode } from 'react';

type Props = { title: string; text?: string; detail?: string; children?: ReactNode };

/** A whole page that says what is not there, and what to do. */
export function StatePage({ title, text, detail, children }: Props) {
  return (
    <section className="wrap state-page">
      <h1 className="display-2">{title}</h1>
      {text && <p className="lead state-text">{text}</p>}
      {children && <div className="row">{children}</div>}
      {detail && <p className="state-detail">{detail}</p>}
    </section>
  );
}
