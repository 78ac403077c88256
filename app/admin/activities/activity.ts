import type { Activity } from '../../../server/modules/activities/service.ts';
import { type Deed, deedOf } from '../history/version.ts';

export type { Activity };

/** What the line tells, in words. */
export function activityDeed({ type, action, changed, isActive }: Activity): Deed {
  return deedOf(type, { action, changed, isActive });
}
