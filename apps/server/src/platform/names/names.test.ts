import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';
import { nameToShow } from './nickname.ts';
import { refusedIn } from './refused-words.ts';

test.each([
  'Nakato Fashions',
  'Ekyoto ky’Omwana Ŋŋamba',
  'Café Señor Ọ̀ṣun',
  'Thời Trang Việt',
  'محل فاطمة للأزياء',
  'مَدَّة',
  'می‌خواهم',
  'नेहा वस्त्र भंडार',
  'क्‍ष और क्‌ष',
  'ක්‍රීම්',
  'ร้านเสื้อผ้า',
  'ကျွန်ုပ်',
  '小さなお店',
  'Mum 👩‍👧 & 👩🏾‍🦱 ❤️‍🔥 shop',
  'Pride 🏳️‍🌈 1️⃣ 🇺🇬',
])('a name in any language and with any emoji stays as it is written: %s', (name) => {
  expect(cleanName(name)).toBe(name.normalize('NFC'));
  expect(nameToShow(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['zero width', 'Na\u200bka\u2060to\ufeff', 'Nakato'],
  ['joiners between letters', 'Na\u200dka\u200cto', 'Nakato'],
  ['soft hyphens and fillers', 'Na\u00adka\u3164to\u034f', 'Nakato'],
  ['directions', '\u202eotakaN\u202c \u2067x\u2069\u061c', 'otakaN x'],
  ['tags and selectors', 'Nakato\u{e0041}\u{e0042}\ufe0f\u{e0100}', 'Nakato'],
  ['line breaks', 'Nakato\r\n\u2028Shop\u0000', 'Nakato Shop'],
  ['piles of marks', `N${'\u0335\u0328\u0301\u0306'.repeat(20)}akato`, '\u0143\u0335\u0335akato'],
  ['piles of other marks', `\u0928${'\u0947'.repeat(30)}`, `\u0928${'\u0947'.repeat(4)}`],
  ['halves of a sign', 'Nakato\ud83d', 'Nakato\ufffd'],
])('a name loses %s', (_what, text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['verified', 'Vеrіfіеd Amina'],
  ['verified', '𝓥𝓮𝓻𝓲𝓯𝓲𝓮𝓭'],
  ['verified', 'VΕRΙFΙΕD'],
  ['verified', 'ᴠᴇʀɪꜰɪᴇᴅ'],
  ['verified', '🅥🅔🅡🅘🅕🅘🅔🅓'],
  ['verified', 'v e r i f i e d'],
  ['verified', 'V3R1F13D'],
  ['verified', 'vér\u200bifıed'],
  ['verified', 'unverifiedshop'],
  ['confirmed', 'Cоnfirmеd seller'],
  ['confirmed', '🄲🄾🄽🄵🄸🅁🄼🄴🄳'],
  ['confirmed', 'confirrned'],
  ['verified', 'Ʋerified'],
  ['verified', 'Veriified'],
  ['verifed', 'Verifed seller'],
  ['confirmed', 'corıfirmed'],
  ['confirmed', 'Confirmecl'],
  ['vérifié', 'Boutique Vérifiée'],
  ['verificado', 'VERIFICADO'],
  ['thibitishwa', 'Duka Imethibitishwa'],
  ['verified', '\\/erified'],
  ['official TikTok', 'TikTok? Official_TikTok'],
  ['Dukalink', 'DUKА-LΙNK help'],
  ['Dukalink', '𝗗𝘂𝗸𝗮𝗹𝗶𝗻𝗸'],
  ['support', 'Customer Suppоrt'],
  ['support', 'ѕ.u.p.p.o.r.t'],
  ['support', '5upport'],
  ['support', '$upport @Nakato'],
  ['support', 'Sup port'],
  ['help desk', 'HelpDesk Uganda'],
  ['customer care', 'Customer-Care'],
  ['customer service', 'Customer Service UG'],
  ['MTN', 'ΜΤΝ agent'],
  ['MTN', 'M.T.N Kampala'],
  ['MTN', 'm7n'],
  ['MTN', 'M\u200aTN'],
  ['MTN', '@MTN'],
  ['MoMo Pay', 'Momo pay'],
  ['mobile money', 'Mobile Money Agent'],
  ['Airtel', '4irtel'],
  ['Airtel', 'Аirtеl Money'],
  ['✓', 'Amina ✔'],
  ['✓', 'Amina ☑️'],
  ['✓', 'Amina √'],
  ['✓', 'Amina \u237b'],
  ['✓', 'Amina \u23b7'],
])('%s is seen however it is spelled: %s', (word, name) => {
  expect(refusedIn(cleanName(name))?.word).toBe(word);
  expect(nameToShow(name)).toBeNull();
});

test.each([
  'Supporters Corner',
  'Hairtel Salon',
  'Sportswear',
  'Kamtn',
  'Duka la Mama',
  'Linked Fashion',
  'Veronica',
  'Official Nakato',
  'Momo Fashions',
  'Port Bell Suppliers',
  'Sarı Boutique',
  'Seven Flowers 4U',
  'Care for Customers',
])('a name that only resembles such a word may stay: %s', (name) => {
  expect(refusedIn(name)).toBeNull();
});

test.each([null, '', '  ', '\u3164\u200b', '\u0301', '\u2800', '\ufffc \u{1d159}', '\u{13441}'])(
  'where nothing is to be seen there is no name: %j',
  (text) => {
    expect(nameToShow(text)).toBeNull();
  },
);
