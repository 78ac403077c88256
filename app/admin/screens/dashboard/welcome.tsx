import { Link } from 'react-router';
import { formatCount, formatDateWithWeekday } from '../../../../domain/rules/format.ts';
import { useCounts } from '../../frame/nav.ts';
import { findScreen, screenPath } from '../../lib/screens.ts';
import { useUser } from '../../lib/session.ts';
import scanner from './scanner.webp';

function Unread() {
  const { messages: unread } = useCounts();
  const screen = findScreen('messages');
  if (!screen || unread === undefined) return null;
  if (unread === 0) return <p className="mt-1.5">Okunmamış mesajınız yok.</p>;
  return (
    <Link
      to={`${screenPath(screen.path)}?isRead=false`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {formatCount(unread)} okunmamış mesajınız var.
    </Link>
  );
}

function NewQuotes() {
  const { quotes: fresh } = useCounts();
  const screen = findScreen('quotes');
  if (!screen || !fresh) return null;
  return (
    <Link
      to={`${screenPath(screen.path)}?state=new`}
      className="flex min-h-11 items-center underline underline-offset-4"
    >
      {formatCount(fresh)} yeni teklif isteği var.
    </Link>
  );
}

/** The day, a greeting and what waits for an answer. */
export function Welcome({ now }: { now: Date }) {
  const user = useUser();
  return (
    <section
      aria-label="Karşılama"
      className="on-deep relative flex items-end overflow-hidden rounded-panel bg-primary-solid p-5.5 text-[#F6FBF8] lg:min-h-38 lg:px-8 lg:py-7"
    >
      <div className="absolute inset-y-0 right-0 w-[36%] overflow-hidden rounded-bl-[6rem] bg-tile-sand max-lg:hidden">
        <img
          src={scanner}
          alt=""
          className="absolute inset-0 size-full object-cover object-[50%_56%] brightness-(--render-dim)"
        />
      </div>
      <div className="relative lg:max-w-[60%]">
        <p className="mb-2 text-14 font-medium">{formatDateWithWeekday(now)}</p>
        <h2 className="text-34 leading-[1.16] font-semibold tracking-[-.03em]">
          {user?.name ? `Hoş geldiniz, ${user.name}` : 'Hoş geldiniz'}
        </h2>
        <Unread />
        <NewQuotes />
      </div>
    </section>
  );
}
