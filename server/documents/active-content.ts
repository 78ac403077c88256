import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** More than any honest file keeps in its packed objects, in bytes. */
const UNPACKED_MAX = 128 * 1024 * 1024;
// Long enough never to come up by chance within compressed bytes, so they are looked for everywhere.
const ACTIONS =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|SubmitForm|ImportData|Rendition|GoToE|GoToR)(?![\w-])/;
const SHORT = /\/(?:JS|XFA|AA)(?![\w-])/;

/** Names with the signs that `#53` and the like stand for. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Objects that are packed into a stream, by their number. @throws when they cannot be looked into */
function unpacked(dictionary: string, body: string): Map<string, string> {
  const filter = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary);
  const filters = (filter?.[1] ?? filter?.[2] ?? '').trim();
  if (/\/Predictor|\/Crypt/.test(dictionary) || (filters && filters !== '/FlateDecode'))
    throw new Error('packed in another way');
  const bytes = Buffer.from(body, 'latin1');
  const text = plainNames(
    (filters ? inflateSync(bytes, { maxOutputLength: UNPACKED_MAX }) : bytes).toString('latin1'),
  );
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const numbers = text.slice(0, first).trim().split(/\s+/);
  const objects = new Map<string, string>([['', text]]);
  for (let at = 0; at + 1 < numbers.length; at += 2)
    objects.set(numbers[at] ?? '', text.slice(first + Number(numbers[at + 1])));
  return objects;
}

/** A file apart from its streams, and the objects that its streams hold. */
function structureOf(raw: string): { text: string; packed: Map<string, string> } {
  const parts: string[] = [];
  const packed = new Map<string, string>();
  let [from, bytes, all] = [0, 0, ''];
  for (const { index, 0: word } of raw.matchAll(/>>\s*stream\r?\n/g)) {
    if (index < from) continue;
    const begin = index + word.length;
    const end = raw.indexOf('endstream', begin);
    if (end < 0) break;
    parts.push(raw.slice(from, begin));
    from = end;
    const dictionary = plainNames(raw.slice(Math.max(0, raw.lastIndexOf('obj', index)), index));
    if (!/\/ObjStm(?![\w-])/.test(dictionary)) continue;
    for (const [number, text] of unpacked(dictionary, raw.slice(begin, end))) {
      if (number) packed.set(number, text);
      else all += text;
      bytes += number ? 0 : text.length;
    }
    if (bytes > UNPACKED_MAX) throw new Error('too much is packed');
  }
  return { text: plainNames([...parts, raw.slice(from), all].join('\n')), packed };
}

/** Whether what happens at opening is a look at a page and nothing else. */
function opensQuietly(text: string, packed: ReadonlyMap<string, string>): boolean {
  for (const { index, 0: word } of text.matchAll(/\/OpenAction(?![\w-])\s*/g)) {
    const said = text.slice(index + word.length, index + word.length + 300);
    const number = /^(\d+)\s+\d+\s+R/.exec(said)?.[1];
    const objects = number
      ? [
          ...[...text.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\s*([\\s\\S]{0,300})`, 'g'))].map(
            (found) => found[1] ?? '',
          ),
          ...(packed
            .get(number)
            ?.slice(0, 300)
            .match(/[\s\S]+/g) ?? []),
        ]
      : [said];
    const isQuiet = (object: string) =>
      object.trimStart().startsWith('[') ||
      /^\s*<<(?:(?!\/S\s*\/(?!GoTo))[\s\S])*?\/S\s*\/GoTo(?![\w-])/.test(object);
    if (objects.length === 0 || !objects.every(isQuiet)) return false;
  }
  return true;
}

/**
 * Whether a PDF can do more than be read: scripts, starting programs, sending forms, files within it, something that
 * happens at opening. What cannot be looked into counts as if it did.
 */
export async function findActiveContent(path: string): Promise<boolean> {
  const raw = (await readFile(path)).toString('latin1');
  if (ACTIONS.test(plainNames(raw))) return true;
  try {
    const { text, packed } = structureOf(raw);
    return ACTIONS.test(text) || SHORT.test(text) || !opensQuietly(text, packed);
  } catch {
    return true;
  }
}
