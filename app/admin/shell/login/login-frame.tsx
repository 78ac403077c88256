import type { ReactNode } from 'react';
import { Logo } from '../../frame/logo.tsx';
import { Providers } from '../providers.tsx';
import unit from './unit.webp';

/** What stands around everything that is asked before the panel opens. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-paper lg:grid-cols-2 lg:grid-rows-1">
        <header className="on-deep relative flex flex-col overflow-hidden bg-deep px-5 py-2 text-on-deep lg:px-12 lg:py-10">
          <Logo big />
          <div className="absolute inset-[7.5rem_0_11rem_3rem] hidden overflow-hidden rounded-bl-arch border-b-18 border-tile-mist-floor bg-tile-mist lg:block">
            <img src={unit} alt="" className="size-full object-cover brightness-(--render-dim)" />
          </div>
          <p className="mt-auto hidden max-w-[36ch] text-on-deep-2 lg:block">
            <b className="mb-1.5 block text-26 leading-tight tracking-head text-on-deep">
              Vitrini buradan düzenleyin.
            </b>
            Ürün, marka, katalog ve ana sayfa içeriği.
          </p>
        </header>
        <main className="grid content-start justify-items-center px-5 py-10 lg:content-center">
          {children}
        </main>
      </div>
    </Providers>
  );
}

/** The heading of such a page. */
export function LoginHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className="text-46 leading-[1.1] font-semibold tracking-[-.028em]">{title}</h1>
      <p className="mt-2 text-ink-2">{children}</p>
    </div>
  );
}

/** What went wrong, or right; empty it is there for those who only hear. */
export function LoginMessage({ text, tone = 'danger' }: { text: string; tone?: 'danger' | 'ok' }) {
  const look = tone === 'danger' ? 'bg-danger-bg text-danger' : 'bg-ok-bg text-ok';
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={text ? `rounded-control px-3.5 py-2.5 font-medium ${look}` : 'sr-only'}
    >
      {text}
    </p>
  );
}
