import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

type Value = number | string | Buffer | Map<Value, Value>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** CBOR, as far as keys of this kind need it. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

// The person is there (1) and was recognised (4); a key comes along (64).
const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b1000000;

/** A device that makes one passkey for a site and signs in with it, as browsers do through WebAuthn. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpHash = sha256(new URL(origin).hostname);
  let counter = 0;

  function authData(flags: number, rest = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpHash, Buffer.from([flags]), count, rest]);
  }
  function clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    clientExtensionResults: {},
  };

  /** Answers the options of a registration. */
  function register(options: Record<string, unknown>): RegistrationResponseJSON {
    const key = new Map<Value, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const attestation = new Map<Value, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData(PRESENT_AND_VERIFIED | WITH_KEY, made)],
    ]);
    return {
      ...common,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      },
    };
  }

  /** Answers the options of a sign-in. */
  function signIn(options: Record<string, unknown>): AuthenticationResponseJSON {
    const client = clientData('webauthn.get', options.challenge);
    const data = authData(PRESENT_AND_VERIFIED);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      ...common,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  return { register, signIn };
}
