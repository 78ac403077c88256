import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/privacy';
import { LegalPage, legalCrumbs } from './legal-page.tsx';

const TITLE = 'Gizlilik';

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
    <LegalPage title={TITLE}>
      <p>Bu site sizi izlemez: reklam çerezi, ziyaretçi ölçümü ve üçüncü taraf izleyici kullanmaz.</p>
      <h2>Tarayıcınızda saklananlar</h2>
      <ul>
        <li>Seçtiğiniz görünüm (açık, koyu ya da sistem), bir sonraki gelişinizde aynı kalsın diye.</li>
        <li>
          Sitedeki ürün ve katalog bilgilerinin bir kopyası; bağlantınız kesilirse sayfalar en çok beş dakika
          bu kopyadan gösterilir.
        </li>
        <li>
          İletişim formuna yazıp göndermedikleriniz; sayfadan ayrılıp dönerseniz kaybolmasın diye, sekme açık
          kaldıkça.
        </li>
      </ul>
      <p>Bunlar yalnızca sizin cihazınızda durur. Tarayıcınızın ayarlarından silebilirsiniz.</p>
      <h2>Dış hizmetler</h2>
      <ul>
        <li>
          <b>OpenStreetMap:</b> iletişim sayfasındaki harita, siz “Haritayı göster” demeden yüklenmez;
          openstreetmap.org adresinden gelir.
        </li>
        <li>
          <b>YouTube:</b> ürün videoları siz video görünümünü seçmeden yüklenmez; çerezsiz adresten oynatılır.
        </li>
        <li>
          <b>WhatsApp:</b> WhatsApp düğmeleri, siz bastığınızda yeni sekmede açılır.
        </li>
      </ul>
      <p>Bu hizmetler açıldığında bağlantı adresinizi görür ve kendi gizlilik kurallarını uygular.</p>
      <h2>Bize gönderdikleriniz</h2>
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
