import type { LayoutView } from '../../../domain/pages/layout.ts';
import { Mail, MapPin, Phone } from '../ui/icons.tsx';
import { Kept } from '../ui/kept.tsx';
import { Mark } from '../ui/mark.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { Logo } from './logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';

type Foot = LayoutView['footer'];

/** `Pazartesi - Cuma: 09:00 - 18:00` as its two halves. */
function splitHours(hours: string): [days: string, times: string | null] {
  const at = hours.indexOf(':') + 1;
  return at > 1 && at < hours.length ? [hours.slice(0, at), hours.slice(at).trim()] : [hours, null];
}

function Contact({ footer }: { footer: Foot }) {
  return (
    <div data-section="footer/contact-info">
      <h2>İletişim</h2>
      <ul className="footer-contact">
        {footer.phone && (
          <li>
            <a href={footer.phone.href}>
              <Phone aria-hidden />
              {footer.phone.label}
            </a>
          </li>
        )}
        {footer.chat && (
          <li>
            <a href={footer.chat.href} target="_blank" rel="noopener">
              <Mark name="whatsapp" />
              <span>
                <span className="hidden-visually">WhatsApp: </span>
                {footer.chat.label}
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${footer.email}`}>
            <Mail aria-hidden />
            {footer.email}
          </a>
        </li>
        <li className="footer-address">
          <MapPin aria-hidden />
          <span>{footer.address}</span>
        </li>
      </ul>
    </div>
  );
}

function Follow({ footer }: { footer: Foot }) {
  const [days, times] = splitHours(footer.hours);
  return (
    <div data-section="footer/social-media">
      <h2>Bizi Takip Edin</h2>
      <SocialLinks links={footer.social} />
      <p className="footer-hours">
        <span>{days}</span> {times}
      </p>
    </div>
  );
}

type Props = { footer: Foot; logo: string | null };

function Columns({ footer, logo }: Props) {
  return (
    <div className="wrap">
      <div className="footer-columns">
        <div data-section="footer/company-info">
          <Logo name={footer.name} picture={footer.logo ?? logo} isFoot />
          <p className="footer-story">{footer.description}</p>
        </div>
        <nav aria-labelledby="footer-links" data-section="footer/quick-links">
          <h2 id="footer-links">Hızlı Bağlantılar</h2>
          <ul className="footer-links">
            {footer.links.map((link) => (
              <li key={`${link.name} ${link.url}`}>
                <SmartLink to={link.url}>{link.name}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <Contact footer={footer} />
        <Follow footer={footer} />
      </div>
      <div className="footer-bottom">
        <p>
          © {footer.years} {footer.name}. Tüm hakları saklıdır.
        </p>
        <nav aria-label="Yasal">
          <SmartLink to={footer.kvkk}>KVKK</SmartLink>
          <SmartLink to={footer.privacy}>Gizlilik</SmartLink>
          {footer.credit && (
            <a href={footer.credit.url} target="_blank" rel="noopener">
              Site: {footer.credit.name}
            </a>
          )}
        </nav>
        <ThemeChoice />
      </div>
    </div>
  );
}

/** The foot of every page. */
export function Footer({ footer, logo }: Props) {
  return (
    <Kept
      as="footer"
      id="kunye"
      className="footer on-deep"
      data-below
      part={Columns}
      from={{ footer, logo }}
    />
  );
}
