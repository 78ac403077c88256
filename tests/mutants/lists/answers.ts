import { type Breakage, breakagesOf } from '../breakage.ts';

/** The bytes of answers: encodings, pieces, what is kept of them. */
export const answersList: Breakage[] = [
  ...breakagesOf(
    'server/http/encoded.ts',
    ['server/http/encoded.test.ts'],
    [
      {
        why: 'a page is sent again to who has it',
        from: 'plain(tag) === plain(etag)',
        to: 'tag === plain(etag)',
      },
      {
        why: 'plain bytes stay in memory beside the compressed ones',
        from: "encoding === 'identity' ? encoded.bodies : others",
        to: 'encoded.bodies',
      },
      { why: 'HEAD answers with a body', from: "request.method !== 'HEAD' && body", to: 'body' },
    ],
  ),
  ...breakagesOf(
    'server/http/kept-answers.ts',
    ['server/http/kept-answers.test.ts'],
    [
      {
        why: 'an answer weighs for ever what it weighed at first',
        from: 'answer.encoded.onBrought = () => kept.weighAgain(key, answer);',
        to: '',
      },
      {
        why: 'making answers small takes all threads',
        from: 'concurrency: 1',
        to: 'concurrency: 24',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/pieces.ts',
    ['server/http/pieces.test.ts'],
    [
      { why: 'a short piece is cut off', from: 'return stored(piece);', to: 'return piece;' },
      { why: 'a packed body ends early', from: 'stored(Buffer.alloc(0), true), end', to: 'end' },
      {
        why: 'the sum of a packed body is that of its last piece',
        from: 'crc32(piece, sum)',
        to: 'crc32(piece, 0)',
      },
      {
        why: 'two bodies of which the first piece is the same have one tag',
        from: 'pieces.map(hashOf).join()',
        to: 'hashOf(pieces[0] ?? new Uint8Array()) + pieces.length',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/json.ts',
    ['server/http/pieces.test.ts'],
    [
      {
        why: 'a row that changed is sent as it was',
        from: 'known.rows.every((row, place) => row === rows[place]);',
        to: 'known.rows.length > 0;',
      },
      {
        why: 'rows that stand elsewhere in a list are joined wrongly',
        from: 'known?.isFirst === isFirst &&',
        to: 'known !== undefined &&',
      },
    ],
  ),
];
