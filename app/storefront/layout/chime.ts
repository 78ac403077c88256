import chime from './chime.wav?url&no-inline';

const VOLUME = 0.3;
let chimed = false;

/** Tries the quiet sound once; browsers mostly refuse it before a first click, which is fine. */
export function tryChime(): void {
  if (chimed) return;
  chimed = true;
  try {
    const sound = new Audio(chime);
    sound.volume = VOLUME;
    sound.play()?.catch(ignore);
  } catch {
    ignore();
  }
}

function ignore(): void {
  chimed = true;
}
