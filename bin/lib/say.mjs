/** Whether a person sits before the terminal; everyone else reads lines of JSON, as the server writes them. */
let asJson = false;

/** What a start says goes into the log of whoever keeps it: one line of JSON an event, unless a terminal shows it. */
export function speakAsServer() {
  asJson = !process.stdout.isTTY;
}

/**
 * A line that tells how it goes.
 * @param {string} line
 */
export function say(line) {
  if (asJson) write(process.stdout, 30, line);
  else console.log(line);
}

/**
 * Why it does not go on.
 * @param {string} message
 */
export function complain(message) {
  if (asJson) write(process.stderr, 60, message);
  else console.error(message);
}

/**
 * @param {NodeJS.WriteStream} stream
 * @param {number} level as the server's log counts them
 * @param {string} msg
 */
function write(stream, level, msg) {
  stream.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`);
}
