/** Few copies are encrypted: what does that comes with the first. */
const age = () => import('age-encryption');

const HEADER = 'age-encryption.org/v1';
const SECRET_KEY = 'AGE-SECRET-KEY-';

type Bytes = ReadableStream<Uint8Array>;

/** Whether an archive that begins so is encrypted. */
export function isSealed(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, HEADER.length)).toString('latin1') === HEADER;
}

/** Encrypts with a key of age (`AGE-SECRET-KEY-1…`) or a passphrase; the tool `age` opens it as well. */
export async function seal(bytes: Bytes, key: string): Promise<Bytes> {
  const { Encrypter, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  if (key.startsWith(SECRET_KEY)) encrypter.addRecipient(await identityToRecipient(key));
  else encrypter.setPassphrase(key);
  return encrypter.encrypt(bytes);
}

/** Decrypts what `seal` made. @throws Error with a sentence for the operator */
export async function unseal(bytes: Bytes, key: string | undefined): Promise<Bytes> {
  if (!key) throw new Error('Yedek şifreli. Anahtarını BACKUP_KEY ile verin.');
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    if (key.startsWith(SECRET_KEY)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    return await decrypter.decrypt(bytes);
  } catch (cause) {
    throw new Error('BACKUP_KEY bu yedeğin anahtarı değil ya da yedek bozuk.', { cause });
  }
}
