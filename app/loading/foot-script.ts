import { startLater } from './later.ts';

void startLater();
