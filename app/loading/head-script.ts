import { applyTheme } from '../shared/theme.ts';
import { firstScreenFirst, paintInTheEnd } from './first-screen.ts';
import { guardScripts } from './guard.ts';

guardScripts();
// Before the first paint, so that a chosen theme never flashes.
applyTheme();
firstScreenFirst();
paintInTheEnd();
