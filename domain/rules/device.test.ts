import { describe, expect, it } from 'vitest';
import { deviceWords } from './device.ts';

describe('deviceWords', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge, Windows',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari, Mac',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
      true,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux', false],
  ])('%s', (agent, text, isPhone) => {
    expect(deviceWords(agent)).toEqual({ text, isPhone });
  });

  it('says so when nothing is known', () => {
    expect(deviceWords(null)).toEqual({ text: 'Bilinmeyen cihaz', isPhone: false });
    expect(deviceWords('curl/8.5.0')).toEqual({ text: 'Bilinmeyen cihaz', isPhone: false });
  });
});
