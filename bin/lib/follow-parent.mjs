import { readFileSync } from 'node:fs';

// npm hands a signal to the shell of its script, which dies of it and tells nobody below; a killed npm tells not even
// the shell. What runs under npm, or below a launcher that had to stay, notices here that those above are gone, and
// asks itself for an orderly stop.
const isBelow = process.env.npm_lifecycle_event !== undefined || process.env.VITRIN_LAUNCHED !== undefined;
if (isBelow && process.ppid > 1) {
  const parent = process.ppid;
  const isShell = /sh$/.test(procFile(parent, 'comm').trim());
  const line = () => (isShell ? `${process.ppid} ${parentOf(parent)}` : `${process.ppid}`);
  const before = line();
  const timer = setInterval(() => {
    if (line() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  return /^PPid:\s*(\d+)/m.exec(procFile(pid, 'status'))?.[1];
}

/**
 * A file of Linux's /proc; empty where there is none.
 * @param {number} pid
 * @param {string} name
 */
function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
