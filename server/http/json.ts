type Bytes = Uint8Array<ArrayBuffer>;

const known = new WeakMap<object, Bytes>();
const encoder = new TextEncoder();
const COMMA = encoder.encode(',');

/** Rows that are held in memory are the same objects from one answer to the next, and so is what is sent of them. */
function bytesOf(row: object): Bytes {
  const kept = known.get(row);
  if (kept) return kept;
  const bytes = encoder.encode(JSON.stringify(row));
  known.set(row, bytes);
  return bytes;
}

const sent = new WeakMap<Response, Bytes>();

/** An answer of these bytes; whoever keeps or packs them need not read them out of it again. */
export function answerOf(make: (body: ReadableStream<Bytes>) => Response, bytes: Bytes): Response {
  // An answer that is made of bytes begins with a copy of them: this one is read only where nobody takes them here.
  const body = new ReadableStream<Bytes>(
    {
      pull: (reading) => {
        reading.enqueue(bytes);
        reading.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = make(body);
  sent.set(response, bytes);
  return response;
}

/** The bytes that an answer was made of, where that is known. */
export function bytesIn(response: Response): Bytes | undefined {
  return sent.get(response);
}

/** An answer of lists with thousands of rows as JSON. Its rows are never changed once they are there. */
export function jsonOfLists(answer: Readonly<Record<string, unknown>>): Bytes {
  const parts: Bytes[] = [];
  const say = (text: string) => parts.push(encoder.encode(text));
  for (const [name, value] of Object.entries(answer)) {
    say(`${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    if (Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)) {
      say('[');
      for (const [index, row] of value.entries()) {
        if (index > 0) parts.push(COMMA);
        parts.push(bytesOf(row));
      }
      say(']');
    } else say(JSON.stringify(value));
  }
  say('}');
  return Buffer.concat(parts);
}
