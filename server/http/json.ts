import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from './context.ts';
import { joined, type Pieces } from './pieces.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** So many rows of a list make a piece. */
const PIECE_ROWS = 64;

type Told = { rows: readonly object[]; isFirst: boolean; bytes: Bytes };
/** Pieces by their first row. */
const told = new WeakMap<object, Told>();

/** Rows that are held in memory are the same objects from one answer to the next, and so is what is sent of them. */
function pieceOf(rows: readonly object[], isFirst: boolean): Bytes {
  const [first] = rows;
  const known = first && told.get(first);
  const isSame =
    known?.isFirst === isFirst &&
    known.rows.length === rows.length &&
    known.rows.every((row, place) => row === rows[place]);
  if (isSame) return known.bytes;
  const text = rows.map((row) => JSON.stringify(row)).join();
  const bytes = encoder.encode(isFirst ? text : `,${text}`);
  if (first) told.set(first, { rows, isFirst, bytes });
  return bytes;
}

const sent = new WeakMap<Response, Pieces | string>();

/** Has the text of what a call answers as JSON remembered: whoever tags, keeps or packs it need not read it out again. */
export const rememberJson = createMiddleware<HttpEnv>(async (c, next) => {
  const json = (value: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    const text = JSON.stringify(value);
    const response = c.body(text, status, { 'Content-Type': 'application/json', ...headers });
    sent.set(response, text);
    return response;
  };
  c.json = json as unknown as typeof c.json;
  await next();
});

/** An answer of these pieces; whoever keeps or packs them need not read them out of it again. */
export function answerOf(make: (body: ReadableStream<Bytes>) => Response, pieces: Pieces): Response {
  // An answer that is made of bytes begins with a copy of them: this one is read only where nobody takes them here.
  const body = new ReadableStream<Bytes>(
    {
      pull: (reading) => {
        reading.enqueue(joined(pieces));
        reading.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = make(body);
  sent.set(response, pieces);
  return response;
}

type Makes = {
  body: (body: ReadableStream<Bytes>, status: 200, headers: Record<string, string>) => Response;
};

/** A value as JSON, in pieces or not, as an answer whose bytes whoever keeps or packs it finds beside it. */
export function jsonAnswer(c: Makes, json: Pieces): Response {
  return answerOf((body) => c.body(body, 200, { 'Content-Type': 'application/json' }), json);
}

/** A value as the JSON of an answer. */
export function jsonOf(value: unknown): Pieces {
  return [encoder.encode(JSON.stringify(value))];
}

/** The bytes of an answer in pieces, in one where nothing else is known; they stay in it. */
export async function piecesOf(response: Response): Promise<Pieces> {
  const told = sent.get(response);
  if (typeof told === 'object') return told;
  const bytes = told === undefined ? await response.clone().arrayBuffer() : encoder.encode(told);
  const pieces = [new Uint8Array(bytes)];
  sent.set(response, pieces);
  return pieces;
}

/** An answer of lists with thousands of rows as JSON. Its rows are never changed once they are there. */
export function jsonOfLists(answer: Readonly<Record<string, unknown>>): Pieces {
  const pieces: Bytes[] = [];
  let text = '{';
  for (const [place, [name, value]] of Object.entries(answer).entries()) {
    text += `${place > 0 ? ',' : ''}${JSON.stringify(name)}:`;
    if (!Array.isArray(value) || value.length === 0 || value.some((row) => Object(row) !== row)) {
      text += JSON.stringify(value);
      continue;
    }
    pieces.push(encoder.encode(`${text}[`));
    for (let start = 0; start < value.length; start += PIECE_ROWS)
      pieces.push(pieceOf(value.slice(start, start + PIECE_ROWS), start === 0));
    text = ']';
  }
  pieces.push(encoder.encode(`${text}}`));
  return pieces;
}
