import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/privacy';
import { LegalHeading, LegalPage, LegalTable, legalCrumbs } from './legal-page.tsx';

const TITLE = 'Gizlilik';
/** Whoever changes what this page says, changes these too. */
const SINCE = { date: '2026-11-21', text: '21 Kasım 2026' };
const VERSION = '1';
const PARTS = {
  kept: 'Tarayıcınızda saklananlar',
  others: 'Dış hizmetler',
  sent: 'Bize gönderdikleriniz',
} as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    name: TITLE,
    path: PATHS.privacy,
    description: 'Bu sitenin tarayıcınızda ne sakladığı ve hangi dış hizmetlere ne zaman bağlandığı.',
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(siteOf(matches)?.base ?? '', legalCrumbs(TITLE), PATHS.privacy)]
      : [],
  });

export default function Privacy() {
  const email = useLayout()?.footer.email;
  return (
    <LegalPage title={TITLE} since={SINCE} version={VERSION} headings={Object.values(PARTS)}>
      <p>Bu site sizi izlemez: reklam çerezi, ziyaretçi ölçümü ve üçüncü taraf izleyici kullanmaz.</p>
      <LegalHeading text={PARTS.kept} />
      <LegalTable
        rows={[
          {
            name: 'Görünüm',
            children:
              'Seçtiğiniz görünüm (açık, koyu ya da sistem), bir sonraki gelişinizde aynı kalsın diye.',
          },
          {
            name: 'Site kopyası',
            children:
              'Sitedeki ürün ve katalog bilgilerinin bir kopyası; bağlantınız kesilirse sayfalar en çok beş dakika bu kopyadan gösterilir.',
          },
          {
            name: 'Yarım mesaj',
            children:
              'İletişim formuna yazıp göndermedikleriniz; sayfadan ayrılıp dönerseniz kaybolmasın diye, sekme açık kaldıkça.',
          },
        ]}
      />
      <p>Bunlar yalnızca sizin cihazınızda durur. Tarayıcınızın ayarlarından silebilirsiniz.</p>
      <LegalHeading text={PARTS.others} />
      <LegalTable
        rows={[
          {
            name: 'OpenStreetMap',
            children:
              'İletişim sayfasındaki harita, siz “Haritayı göster” demeden yüklenmez; openstreetmap.org adresinden gelir.',
          },
          {
            name: 'YouTube',
            children: 'Ürün videoları siz video görünümünü seçmeden yüklenmez; çerezsiz adresten oynatılır.',
          },
          { name: 'WhatsApp', children: 'WhatsApp düğmeleri, siz bastığınızda yeni sekmede açılır.' },
        ]}
      />
      <p>Bu hizmetler açıldığında bağlantı adresinizi görür ve kendi gizlilik kurallarını uygular.</p>
      <LegalHeading text={PARTS.sent} />
      <p>
        İletişim formundaki bilgilerin nasıl işlendiğini <Link to={PATHS.kvkk}>KVKK aydınlatma metninde</Link>{' '}
        anlatıyoruz.
        {email && (
          <>
            {' '}
            Sorularınız için: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </LegalPage>
  );
}
