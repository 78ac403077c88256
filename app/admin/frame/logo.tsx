import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../../domain/site/setting.ts';
import { SETTING_DEFAULTS } from '../../../domain/site/setting-defaults.ts';
import { openApi, read } from '../lib/api.ts';
import { cx } from '../ui/cx.ts';

/** What the company is called, as its settings say. */
export function useCompanyName(): string {
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await read(openApi.settings.$get())) as Settings,
  });
  return settings.data?.companyName || SETTING_DEFAULTS.companyName;
}

/** The mark and the company's name, on a deep ground. */
export function Logo({ className, big }: { className?: string; big?: boolean }) {
  const [first, ...rest] = useCompanyName().split(' ');
  return (
    <span
      className={cx(
        'flex min-h-11 min-w-0 items-center gap-2.5 leading-none font-bold tracking-[-.035em]',
        big ? 'text-[1.5rem]' : 'text-[1.1875rem]',
        className,
      )}
    >
      <svg
        viewBox="0 0 30 32"
        aria-hidden="true"
        className={cx('flex-none text-[#BCDFD2]', big ? 'h-9 w-8.5' : 'h-7 w-6.5')}
      >
        <path
          fill="currentColor"
          d="M1 1h9.2L15 13.6 19.8 1H29v15.2C29 25.6 25.4 31 20.2 31c-2.1 0-3.2-1.1-5.2-1.1S11.9 31 9.8 31C4.6 31 1 25.6 1 16.2z"
        />
      </svg>
      <span className="truncate py-1 in-data-rail:sr-only">
        {first} <span className="font-[420] text-on-deep-2">{rest.join(' ')}</span>
      </span>
    </span>
  );
}
