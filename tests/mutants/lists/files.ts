import { type Breakage, breakagesOf } from '../breakage.ts';

const file = (name: string) => [`server/files/${name}.ts`, [`server/files/${name}.test.ts`]] as const;
const storage = ['server/files/storage.test.ts'];
const away = ['server/modules/library/store-away.test.ts'];

const fetched = 'server/files/fetch-picture.test.ts';

/** Files as they come, are named and are kept. */
export const files: Breakage[] = [
  ...breakagesOf(...file('file-name'), [
    {
      why: 'an uploaded name leads out of its folder',
      from: '.split(/[\\\\/]/).at(-1)',
      to: '.split(/[/]/).at(-1)',
    },
    { why: 'a name loses its ending when it is cut', from: ' + extension;', to: ';' },
  ]),
  ...breakagesOf(
    'server/files/disposition.ts',
    ['server/files/file-name.test.ts'],
    [{ why: 'old readers see "kat_log" for "katıloğ"', from: ".replaceAll('ı', 'i')", to: '' }],
  ),
  ...breakagesOf(...file('file-kind'), [
    {
      why: 'a PDF with an archive before it is taken',
      from: " && (await beginning(path)).startsWith('%PDF-')",
      to: '',
    },
  ]),
  ...breakagesOf('server/files/local-storage.ts', storage, [
    {
      why: 'cleaning removes a file that came again today',
      from: 'await utimes(target, new Date(), new Date());',
      to: '',
    },
    {
      why: 'a file that is not whole is never healed',
      from: '=== (await stat(path)).size',
      to: '!== -1 && (await sizeOf(key))',
    },
    {
      why: 'a write that fails leaves half a file',
      from: 'await rm(temporary, { force: true });\n      throw',
      to: 'throw',
    },
    {
      why: 'cleaning removes what is being written',
      from: 'if (!found || found.mtime > olderThan) continue;',
      to: 'if (!found) continue;',
    },
  ]),
  ...breakagesOf(...file('multipart'), [
    {
      why: 'a file loses bytes that look like the beginning of its end',
      from: 'const certain = begun === -1 ? this.#rest.length : begun;',
      to: 'const certain = this.#rest.length;',
    },
    { why: 'a field takes all memory', from: 'if (size > max) throw malformed();', to: '' },
  ]),
  ...breakagesOf(
    'server/files/receive.ts',
    ['server/modules/library/upload.test.ts'],
    [
      {
        why: 'a file may be one piece too large',
        from: 'this.size + chunk.length > this.#max',
        to: 'this.size > this.#max',
      },
      { why: 'of two files the second is stored', from: 'if (this.count > 1)', to: 'if (this.count > 2)' },
    ],
  ),
  ...breakagesOf(
    'server/pictures/images.ts',
    ['server/pictures/images.test.ts'],
    [
      {
        why: 'a photograph lies on its side',
        from: '(metadata.orientation ?? 1) > 1',
        to: '(metadata.orientation ?? 1) > 8',
      },
      {
        why: 'a copy is cut around the middle',
        from: '((whole - part) * percent) / 100',
        to: '((whole - part) * 50) / 100',
      },
    ],
  ),
  ...breakagesOf(
    'server/files/fetch-picture.ts',
    [fetched],
    [
      { why: 'a name leads into our own network', from: 'lookup: guarded(reach)', to: 'lookup: undefined' },
      {
        why: 'one of two addresses leads into our own network',
        from: 'found?.some(({ address }) => !isOpen(address))',
        to: 'found?.every(({ address }) => !isOpen(address))',
      },
      {
        why: 'digits lead into our own network',
        from: 'if (isIP(host) && !reach.isOpen(host)) throw refused(CLOSED);',
        to: '',
      },
      { why: 'a picture without end fills the memory', from: 'if (size > max)', to: 'if (size > max * 1e9)' },
    ],
  ),
  ...breakagesOf(
    'server/files/public-address.ts',
    [fetched],
    [
      { why: 'the data of a cloud machine are read', from: "  ['169.254.0.0', 16],\n", to: '' },
      {
        why: 'IPv6 leads to IPv4 networks of our own',
        from: "open.check(address, 'ipv6') && !closed.check",
        to: '!closed.check',
      },
    ],
  ),
  ...breakagesOf(
    'server/pictures/variants.ts',
    ['server/modules/library/serve.test.ts'],
    [{ why: 'a copy is made once for each who asks', from: 'inTheMaking.get(key) ??', to: '' }],
  ),
  ...breakagesOf(
    'server/http/errors.ts',
    ['server/http/send-object.test.ts'],
    [
      {
        why: 'an error is kept for a year, as the file would have been',
        from: 'for (const name of OF_THE_FILE) c.header(name, undefined);',
        to: '',
      },
    ],
  ),
  ...breakagesOf('server/files/s3-storage.ts', away, [
    {
      why: 'a store that says nothing is waited for without end',
      from: 'requestTimeout: answersWithinMs',
      to: '',
    },
    {
      why: 'a store that is away is a fault of ours',
      from: 'throw translateS3Error(error);',
      to: 'throw error;',
    },
  ]),
];
