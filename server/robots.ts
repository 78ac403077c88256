import { isbot } from 'isbot';

// A person starts these for one file; robots are those that wander from page to page by themselves.
const TOOL = /^(?:curl|wget|node|undici|axios|python-requests|playwright)\b/i;

/** Whether a program by this name wanders from page to page by itself. */
export function isRobot(userAgent: string): boolean {
  // A browser without a window is a browser.
  return !TOOL.test(userAgent) && isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
