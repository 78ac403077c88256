import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A key that sendings are signed with. */
export function newSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/**
 * The headers by which who receives a sending knows that it is ours and was not changed, as Standard Webhooks
 * (standardwebhooks.com) describes them: the signature is HMAC-SHA-256 over id, time and body.
 */
export function signed(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
