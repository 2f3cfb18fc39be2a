import { expect, test } from 'vitest';
import { deviceInWords } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 11; TECNO KG5p) ${webkit} Chrome/120.0 Mobile Safari/537.36`,
    'Chrome on Android (Tecno)',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; Infinix X6515 Build/SP1A) ${webkit} Version/4.0 Chrome/120.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
    'TikTok on Android (Infinix)',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A145F) ${webkit} SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36`,
    'Samsung Internet on Android (Samsung)',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.256; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    'Safari on Mac',
  ],
])('%s is %s', (sent, words) => {
  expect(deviceInWords(sent)).toBe(words);
});

test.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>', '\u202e'.repeat(2000)])(
  'of what is not known nothing is kept',
  (sent) => {
    expect(deviceInWords(sent)).toBe('Unknown device');
  },
);
