import type { ApiToken, TokenInput } from '../../../../domain/things/api-token.ts';
import { api, read } from '../../lib/api.ts';

export type { ApiToken };
export const TOKENS = ['tokens'] as const;

/** The tokens of other programs. */
export function readTokens(signal: AbortSignal): Promise<ApiToken[]> {
  return read(api.tokens.$get({}, { init: { signal } }));
}

/** Makes a token; the answer is the one time that it is shown. */
export function makeToken(json: TokenInput): Promise<ApiToken & { token: string }> {
  return read(api.tokens.$post({ json }));
}

/** Makes a token worthless at once. */
export async function revokeToken({ id }: ApiToken): Promise<void> {
  await read(api.tokens[':id'].$delete({ param: { id } }));
}
