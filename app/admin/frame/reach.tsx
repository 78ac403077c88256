import { Mail, Phone } from 'lucide-react';

type ReachProps = { email: string; phone: string };

const fact = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-teal';

/** The address that a number is called by. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The address and the number of somebody, as far as they are known. */
export function Reach({ email, phone }: ReachProps) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={`${fact} wrap-anywhere`}>
          <Mail aria-hidden className="size-[18px]" />
          {email}
        </a>
      )}
      {phone && (
        <a href={telephone(phone)} className={fact}>
          <Phone aria-hidden className="size-[18px]" />
          {phone}
        </a>
      )}
    </>
  );
}
