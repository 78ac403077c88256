/** A server that sends the bytes of a file with the head it is given, and does nothing else: the limit. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', statusText = '200', headText = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const status = Number(statusText);
const head = JSON.parse(headText) as string[];
const server = createServer((_request, response) => {
  response.writeHead(status, head);
  response.end(status === 304 ? undefined : body);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
