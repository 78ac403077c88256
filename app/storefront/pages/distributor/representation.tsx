import type { DistributorView } from '../../../../domain/pages/distributor.ts';
import { Phone } from '../../ui/icons.tsx';
import { ServiceNotes } from '../../ui/service-notes.tsx';

/** Since when the company represents a brand, what holds for its service, and who answers for it, as far as it is known. */
export function Representation({
  representation: { since, notes, contact },
}: Pick<DistributorView, 'representation'>) {
  if (!since && notes.length === 0 && !contact) return null;
  return (
    <section className="wrap" aria-label="Temsil ve servis">
      <dl className="representation">
        {since && (
          <div>
            <dt>Temsil</dt>
            <dd className="representation-since">
              <b>{since.year}</b>
              {since.ending} beri
            </dd>
          </div>
        )}
        {notes.length > 0 && (
          <div>
            <dt>Servis</dt>
            <dd>
              <ServiceNotes notes={notes} />
            </dd>
          </div>
        )}
        {contact && (
          <div>
            <dt>İlgili kişi</dt>
            <dd>
              <b className="representation-name">{contact.name}</b>
              {contact.title && <span className="representation-title">{contact.title}</span>}
              {contact.href && (
                <a className="text-link" href={contact.href}>
                  <Phone aria-hidden />
                  {contact.phone}
                </a>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
