import { startLater } from './later.ts';
import { tellOfTaps } from './taps.ts';

tellOfTaps();
void startLater();
