import { useAddressParams } from '../lib/use-address-params.ts';

/** Which form is open, kept in the address: `?new=1`, or `?edit=<id>`. */
export function useOpenRecord() {
  const [params, change] = useAddressParams();
  return {
    isNew: params.get('new') !== null,
    editId: params.get('edit'),
    openNew: () => change({ new: '1', edit: null }),
    openEdit: (id: string) => change({ new: null, edit: id }),
    close: () => change({ new: null, edit: null }, { replace: true }),
  };
}
