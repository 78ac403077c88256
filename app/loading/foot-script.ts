import { startLater } from './later.ts';
import { fetchLaterStyles } from './later-styles.ts';
import { tellOfTaps } from './taps.ts';

tellOfTaps();
void fetchLaterStyles();
void startLater();
