import { withChatText } from '../../../domain/rules/chat-link.ts';
import { PATHS } from '../../../domain/site/paths.ts';
import { useLayout } from '../lib/use-layout.ts';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';

type Props = { title: string; text: string; chatText: string };

/** The outlined tile that closes an uneven grid and offers to ask. */
export function HelpTile({ title, text, chatText }: Props) {
  const chat = useLayout()?.chat;
  return (
    <aside className="help-tile no-print" aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      {chat ? (
        <a className="text-link help-link" href={withChatText(chat, chatText)} target="_blank" rel="noopener">
          <Mark name="whatsapp" />
          WhatsApp'tan sorun
        </a>
      ) : (
        <Link className="text-link help-link" to={PATHS.contact} prefetch="intent" viewTransition>
          Bize yazın
        </Link>
      )}
    </aside>
  );
}
