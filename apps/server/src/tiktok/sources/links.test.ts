import { expect, test } from 'vitest';
import { parseTikTokLink } from './links.ts';

const id = '7710320603970010465';
const local = 'http://127.0.0.1:4010';
const parse = (text: string) => parseTikTokLink(text, local);

const posts: [string, string | null][] = [
  [`https://www.tiktok.com/@Amina.Styles/video/${id}`, 'amina.styles'],
  [`https://www.tiktok.com/@amina.styles/video/${id}/`, 'amina.styles'],
  [`https://www.tiktok.com/@amina.styles/photo/${id}?is_from_webapp=1&sender_device=pc#x`, 'amina.styles'],
  [`http://tiktok.com/@amina_1/video/${id}`, 'amina_1'],
  [`https://m.tiktok.com/@amina.styles/video/${id}`, 'amina.styles'],
  [`https://m.tiktok.com/v/${id}.html?u_code=x`, null],
  [`https://www.tiktok.com/@/video/${id}`, null],
  [`https://www.tiktok.com/@_/video/${id}`, null],
  [`https://www.tiktok.com/embed/v2/${id}`, null],
  [`https://www.tiktok.com/player/v1/${id}?loop=1`, null],
  [`  www.tiktok.com/@amina.styles/video/${id}\n`, 'amina.styles'],
  [`${local}/@amina.styles/video/${id}`, 'amina.styles'],
];

test.each(posts)('%s is a post', (text, handle) => {
  expect(parse(text)).toEqual({ kind: 'post', ref: { handle, id } });
});

const shorts: [string, string, string][] = [
  ['https://vm.tiktok.com/ZMabc123/', 'vm.tiktok.com', 'ZMabc123'],
  ['vt.tiktok.com/ZSabc123', 'vt.tiktok.com', 'ZSabc123'],
  ['https://www.tiktok.com/t/ZTabc123/?k=1', 'www.tiktok.com', 'ZTabc123'],
  [`${local}/t/ZTabc123`, '127.0.0.1', 'ZTabc123'],
];

test.each(shorts)('%s is a short link', (text, host, code) => {
  expect(parse(text)).toEqual({ kind: 'short', host, code });
});

const wrong = [
  '',
  'amina.styles',
  'https://www.tiktok.com/',
  'https://www.tiktok.com/@amina.styles',
  `https://www.tiktok.com/@amina.styles/live/${id}`,
  `https://www.tiktok.com/@amina.styles/video/${id}/more`,
  'https://www.tiktok.com/@amina.styles/video/12ab',
  `https://www.tiktok.com/@amina styles/video/${id}`,
  `https://www.tiktok.com.evil.example/@a.b/video/${id}`,
  `https://eviltiktok.com/@a.b/video/${id}`,
  `https://evil.example/www.tiktok.com/@a.b/video/${id}`,
  `https://www.tiktok.com@evil.example/@a.b/video/${id}`,
  `https://user:pass@www.tiktok.com/@a.b/video/${id}`,
  `https://www.tiktok.com:8443/@a.b/video/${id}`,
  `http://127.0.0.1:4011/@a.b/video/${id}`,
  `ftp://www.tiktok.com/@a.b/video/${id}`,
  `javascript:alert("www.tiktok.com/@a.b/video/${id}")`,
  'https://vm.tiktok.com/',
  'https://vm.tiktok.com/ZMabc123/more',
  'https://vm.tiktok.com/../../etc',
  'https://www.tiktok.com/t/',
  `https://www.tiktok.com/@a.b/video/${id}${'?'.padEnd(3000, 'x')}`,
  `https://www.instagram.com/reel/${id}/`,
  `Look: https://www.tiktok.com/@a.b/video/${id}`,
];

test.each(wrong)('%s is no link to a post on TikTok', (text) => {
  expect(parse(text)).toEqual({ kind: 'not_a_tiktok_link' });
});
