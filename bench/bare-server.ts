/** A server that sends the bytes of a file with the headers it is given, and does nothing else: the limit. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', statusText = '200', headersText = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const status = Number(statusText);
const headers = JSON.parse(headersText) as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
  response.end(status === 304 ? undefined : body);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
