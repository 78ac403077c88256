import type { ClinicSetupView } from '../../../../domain/pages/contact.ts';
import { withChatText } from '../../../../domain/rules/chat-link.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Phone } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';

const CHAT_TEXT = 'Merhaba, klinik kurulumu hakkında bilgi almak istiyorum.';

/** The end of the page: call or write. */
export function Call({ phone, chat }: ClinicSetupView) {
  return (
    <section className="plane-call no-print" aria-labelledby="arayin">
      <div className="wrap plane-call-grid">
        <div>
          <h2 className="display-2" id="arayin">
            Metrekareyi söyleyin, taslağı biz çizelim.
          </h2>
          <p className="lead">
            Mekânın ölçüsü ve koltuk sayısı yeter; ilk taslağı ve takvimi biz hazırlarız.
          </p>
        </div>
        <div className="row">
          {phone ? (
            <a className="btn btn-cta btn-large btn-phone-wide" href={phone.href}>
              <Phone aria-hidden />
              {phone.label} numarasını arayın
            </a>
          ) : (
            <Link className="btn btn-cta btn-large btn-phone-wide" to={PATHS.contact}>
              Bize Ulaşın
            </Link>
          )}
          {chat && (
            <a
              className="btn btn-ghost btn-large btn-phone-wide"
              href={withChatText(chat, CHAT_TEXT)}
              target="_blank"
              rel="noopener"
            >
              <Mark name="whatsapp" />
              WhatsApp'tan yazın
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
