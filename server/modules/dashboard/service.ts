import type { Dashboard, DashboardLists } from '../../../domain/pages/dashboard.ts';
import type { Context } from '../../context.ts';
import { EVERY_ROW } from '../../db/list.ts';
import type { Catalogue } from '../../kinds/verbs.ts';
import type { SectionService } from '../sections/service.ts';
import type { SettingService } from '../settings/service.ts';
import type { StatsService } from './stats.ts';

type Parts = {
  catalogue: Catalogue;
  settings: SettingService;
  sections: SectionService;
  stats: StatsService;
};

/** The dashboard load of the site and the panel. */
export function createDashboardService({ catalogue, settings, sections, stats }: Parts) {
  /**
   * Everything that the public pages show, in one answer. Everyone may ask; the staff get what only they may know, and
   * count what is passive too. Products are cut at 1,000, featured first; `stats` has the full counts.
   */
  async function get(ctx: Context): Promise<Dashboard> {
    const rows: Record<string, unknown> = {};
    for (const [name, { kind, list }] of Object.entries(catalogue))
      rows[name] = (await list(ctx, { limit: EVERY_ROW, ...kind.onDashboard })).rows;
    return {
      ...(rows as DashboardLists),
      settings: await settings.get(),
      siteSections: await sections.list(ctx, {}),
      hiddenSections: await sections.hidden(),
      stats: await stats.totals(ctx),
    };
  }

  return { get };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
