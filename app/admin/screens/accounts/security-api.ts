import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { deviceWords } from '../../../../domain/rules/device.ts';
import { api, read } from '../../lib/api.ts';

const SECURITY = ['security'] as const;

/** What the signed-in person has set up. */
export function useSecurity() {
  return useQuery({
    queryKey: SECURITY,
    queryFn: ({ signal }) => read(api.auth.security.$get({}, { init: { signal } })),
  });
}
export type Security = NonNullable<ReturnType<typeof useSecurity>['data']>;

/** The queries that a change of it makes old. */
export const AFTER_SECURITY = ['security', 'accounts', 'me'] as const;

/** Makes a key on this device. Answers recovery codes where there were none. */
export async function addPasskey(): Promise<string[] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { token, options } = await read(api.auth.passkeys.options.$post());
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  const name = deviceWords(navigator.userAgent).text;
  const { recoveryCodes } = await read(api.auth.passkeys.$post({ json: { token, name, response } }));
  return recoveryCodes;
}
