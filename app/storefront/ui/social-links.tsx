import type { SocialIcon, SocialLink } from '../../../domain/pages/layout.ts';
import { Mark, type MarkName } from './mark.tsx';

const MARKS: Record<SocialIcon, MarkName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  Linkedin: 'linkedin',
  Twitter: 'twitter',
};

/** The company's social accounts. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      {links.map((link) => (
        <li key={`${link.name} ${link.url}`}>
          <a href={link.url} target="_blank" rel="noopener" aria-label={link.name}>
            <Mark name={MARKS[link.icon]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
