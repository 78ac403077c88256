import { PART } from '../../../lib/site-paths.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';

/** The section that is open, in the address: a reload and a link come back to it. */
export function usePart(first: string) {
  const [params, change] = useAddressParams();
  const open = (section: string) => change({ [PART]: section }, { replace: true });
  return [params.get(PART) ?? first, open] as const;
}
