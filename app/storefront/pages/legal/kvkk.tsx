import { Link } from 'react-router';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { useLayout } from '../../lib/use-layout.ts';
import type { Route } from './+types/kvkk';
import { LegalPage, legalCrumbs } from './legal-page.tsx';

const TITLE = 'KVKK aydınlatma metni';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    name: TITLE,
    path: PATHS.kvkk,
    description:
      'İletişim formuyla gönderdiğiniz kişisel verilerin 6698 sayılı Kanun kapsamında nasıl işlendiği.',
    jsonLd: [breadcrumbs(siteOf(matches)?.base ?? '', legalCrumbs(TITLE), PATHS.kvkk)],
  });

export default function Kvkk() {
  const layout = useLayout();
  const company = layout?.company ?? 'Şirketimiz';
  const { address, email } = layout?.footer ?? {};
  return (
    <LegalPage title={TITLE}>
      <p>
        Bu metin, {company} olarak bu site üzerinden aldığımız kişisel verileri 6698 sayılı Kişisel Verilerin
        Korunması Kanunu'na göre nasıl işlediğimizi anlatır.
      </p>
      <h2>Veri sorumlusu</h2>
      <p>
        {company}
        {address && `, ${address}`}
        {email && (
          <>
            {' '}
            – <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      <h2>Hangi verileri, neden alıyoruz</h2>
      <ul>
        <li>
          <b>İletişim formu:</b> adınız, e-posta adresiniz, telefonunuz, konu ve mesajınız. Yalnızca size
          dönüş yapmak ve talebinizi karşılamak için kullanılır.
        </li>
        <li>
          <b>Teknik kayıtlar:</b> bağlantı adresiniz (IP) ve istek saati. Siteyi ayakta tutmak, kötüye
          kullanımı önlemek ve katalog indirmelerini saymak için kısa süre kullanılır.
        </li>
      </ul>
      <h2>Hukuki sebep</h2>
      <p>
        Verileriniz, bir sözleşmenin kurulması veya ifası ile doğrudan ilgili olması ve meşru menfaatimiz
        (Kanun'un 5. maddesinin 2. fıkrası, c ve f bentleri) sebeplerine dayanarak işlenir.
      </p>
      <h2>Kimlerle paylaşıyoruz</h2>
      <p>
        Formla gönderdikleriniz satılmaz ve reklam için kullanılmaz. Talebiniz gerektirdiğinde ilgili marka
        temsilcisiyle, kanunun zorunlu kıldığı hâllerde yetkili kurumlarla paylaşılır.
      </p>
      <h2>Haklarınız</h2>
      <p>
        Kanun'un 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, düzeltilmesini veya
        silinmesini isteyebilir, işlenmesine itiraz edebilirsiniz. Başvurunuzu yukarıdaki e-posta adresine ya
        da <Link to={PATHS.contact}>iletişim formuyla</Link> iletin; en geç 30 gün içinde yanıtlarız.
      </p>
    </LegalPage>
  );
}
