const VOLUME = 0.3;
const RATE = 8000;
const SECONDS = 0.4;
/** Two notes of a bell, a fifth apart: their pitch in hertz and when they are struck, in seconds. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.11 },
] as const;
/** In seconds: how long a note rises, and in which time it falls to a third. */
const RISE = 0.005;
const FALL = 0.09;
/** Of the 128 steps to either side of silence, so that both together stay within them. */
const LOUDNESS = 52;

let chimed = false;

function loudness(at: number): number {
  const sum = NOTES.reduce((total, note) => {
    const since = at - note.at;
    if (since < 0) return total;
    return (
      total + Math.min(1, since / RISE) * Math.exp(-since / FALL) * Math.sin(2 * Math.PI * note.pitch * since)
    );
  }, 0);
  return Math.round(sum * LOUDNESS);
}

/** The sound as a file (WAV, one channel, eight bits): to reckon it takes less than to fetch it. */
function chimeFile(): Blob {
  const size = RATE * SECONDS;
  const chunk = [16, 0x10001, RATE, RATE, 0x80001] as const;
  const samples = Uint8Array.from({ length: size }, (_, at) => 128 + loudness(at / RATE));
  return new Blob(
    [
      'RIFF',
      Uint32Array.of(36 + size),
      'WAVEfmt ',
      Uint32Array.from(chunk),
      'data',
      Uint32Array.of(size),
      samples,
    ],
    { type: 'audio/wav' },
  );
}

/** Tries the quiet sound once; browsers mostly refuse it before a first click, which is fine. */
export function tryChime(): void {
  if (chimed) return;
  chimed = true;
  // Its address stays: a browser that refuses to play still reads it, and would complain of one that is gone.
  const sound = new Audio(URL.createObjectURL(chimeFile()));
  sound.volume = VOLUME;
  sound.play()?.catch(Boolean);
}
