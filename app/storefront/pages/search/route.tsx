import { readSpecs } from '../../../../domain/pages/read-specs.ts';
import type { SearchView } from '../../../../domain/pages/search.ts';
import { readAsked } from '../../../../domain/search/asked.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { servicesContext } from '../../../context.ts';
import { pageHead } from '../../lib/head.ts';
import { useTold } from '../../lib/use-told.ts';
import type { Route } from './+types/route';
import { CatalogPages } from './catalog-pages.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { Nothing } from './nothing.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchTitle } from './search-title.tsx';

export function loader({ context, request }: Route.LoaderArgs): Promise<SearchView> {
  const params = new URL(request.url).searchParams;
  return context.get(servicesContext).finder.page({ ...readAsked(params), specs: readSpecs(params) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const q = loaderData?.answer?.query;
  return pageHead(matches, {
    name: q ? `“${q}” araması` : 'Arama',
    path: PATHS.search,
    description: 'Ürün adı, kod, ölçü ya da marka ile bütün sitede arayın.',
    hidden: true,
  });
};

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const { asked, answer, papers } = view;
  useTold('search', answer?.query);
  const isEmpty = !answer || answer.counts[answer.kind] === 0;
  return (
    <>
      <section className="wrap search-top">
        <SearchForm asked={asked} />
        <div role="status">
          <SearchTitle view={view} />
        </div>
      </section>
      {answer && !isEmpty && <KindTabs asked={asked} answer={answer} />}
      {answer && !isEmpty ? <Results view={view} answer={answer} /> : <Nothing view={view} />}
      {papers.length > 0 && <CatalogPages papers={papers} asked={asked} />}
    </>
  );
}
