import { allows, type Right } from '../../../domain/rights.ts';
import { useUser } from './session.ts';

/** What changing content of any kind takes: no role may change one kind of it and not another. */
export const CONTENT: Right = 'site:write';

/** What the signed-in person may do. Only what is shown depends on it: the server decides for itself. */
export function useRights(): (right: Right) => boolean {
  const user = useUser();
  return (right) => !user || allows(user.role, right);
}
