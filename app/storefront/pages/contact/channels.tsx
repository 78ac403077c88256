import type { ReactNode } from 'react';
import type { ContactView } from '../../../../domain/pages/contact.ts';
import { Mail, Phone } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ArrowUpRight, Clock } from '../../ui/more-icons.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';

type ChannelProps = { name: string; value: string; href: string; icon: ReactNode; isElsewhere?: boolean };

function Channel({ name, value, href, icon, isElsewhere = false }: ChannelProps) {
  return (
    <li>
      <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
        {icon}
        <span>
          <span className="channel-name">{name}</span>
          <b>{value}</b>
        </span>
        <ArrowUpRight className="channel-arrow" aria-hidden />
      </a>
    </li>
  );
}

/** The ways to reach the company, its hours, and where it is found elsewhere. */
export function Channels({ view }: { view: ContactView }) {
  const { phone, chat, email, hours, social } = view;
  return (
    <>
      <ul className="channels">
        {phone && (
          <Channel name="Telefon" value={phone.label} href={phone.href} icon={<Phone aria-hidden />} />
        )}
        {chat && (
          <Channel
            name="WhatsApp"
            value={chat.label}
            href={chat.href}
            icon={<Mark name="whatsapp" />}
            isElsewhere
          />
        )}
        <Channel name="E-posta" value={email} href={`mailto:${email}`} icon={<Mail aria-hidden />} />
      </ul>
      <div className="contact-hours">
        <Clock aria-hidden />
        <p>
          <span className="hidden-visually">Çalışma saatleri: </span>
          {hours}
        </p>
      </div>
      {social.length > 0 && (
        <div className="contact-social">
          <h2>Bizi Takip Edin</h2>
          <SocialLinks links={social} />
        </div>
      )}
    </>
  );
}
