import { useQuery } from '@tanstack/react-query';
import { type HeadTexts, headTexts, type PageText } from '../../../../../domain/pages/head.ts';
import { layoutView } from '../../../../../domain/pages/layout.ts';
import { previewViews } from '../../../../../domain/pages/preview.ts';
import { PATHS } from '../../../../../domain/site/paths.ts';
import { type SettingValues, withDefaults } from '../../../../../domain/site/setting.ts';
import { api, read } from '../../../lib/api.ts';
import { useSections } from '../site-api.ts';

export const SHOWN_PAGES = [
  { value: 'homepage', label: 'Ana sayfa' },
  { value: 'about', label: 'Kurumsal' },
  { value: 'distributors', label: 'Bayiliklerimiz' },
] as const;
export type ShownPage = (typeof SHOWN_PAGES)[number]['value'];

/** The head of a real page with the unsaved settings in it; null until the page is known. */
export function usePageTexts(page: ShownPage, values: SettingValues): HeadTexts | null {
  const rows = useSections().data;
  const { data: input } = useQuery({
    queryKey: ['preview', 'input'],
    queryFn: ({ signal }) => read(api.preview.input.$get({}, { init: { signal } })),
    staleTime: 60_000,
  });
  if (!rows || !input) return null;
  const settings = withDefaults(values);
  const base = settings.siteUrl.replace(/\/+$/, '') || input.base;
  const { meta } = layoutView({ sections: rows, settings, base, now: new Date(input.now) });
  const views = previewViews(page, input, rows);
  const texts: Record<ShownPage, PageText> = {
    homepage: { name: null, path: PATHS.home },
    about: { name: 'Kurumsal', path: PATHS.about, description: views.about?.hero.description },
    distributors: {
      name: 'Bayiliklerimiz',
      path: PATHS.distributors,
      description: views.distributors?.hero.description,
    },
  };
  return headTexts(meta, texts[page]);
}
