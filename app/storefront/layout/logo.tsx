import { PATHS } from '../../../domain/site/paths.ts';
import { Link } from '../ui/link.tsx';

type Props = { name: string; picture: string | null; isFoot?: boolean };

/** The company's logo: its picture, else the mark with the name. */
export function Logo({ name, picture, isFoot = false }: Props) {
  const [first, ...rest] = name.split(' ');
  return (
    <Link
      to={PATHS.home}
      className={isFoot ? 'logo logo-foot' : 'logo'}
      aria-label={`${name} ana sayfa`}
      prefetch="intent"
      viewTransition
    >
      {picture ? (
        <img src={picture} alt="" className="logo-picture" />
      ) : (
        <>
          <svg viewBox="0 0 30 32" aria-hidden="true">
            <path
              fill="currentColor"
              d="M1 1h9.2L15 13.6 19.8 1H29v15.2C29 25.6 25.4 31 20.2 31c-2.1 0-3.2-1.1-5.2-1.1S11.9 31 9.8 31C4.6 31 1 25.6 1 16.2z"
            />
          </svg>
          <span>
            {first} {rest.length > 0 && <span>{rest.join(' ')}</span>}
          </span>
        </>
      )}
    </Link>
  );
}
