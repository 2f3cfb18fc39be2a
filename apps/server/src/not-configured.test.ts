import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { notConfigured } from './not-configured.ts';

/** What the README calls the least. */
const least = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://shops.example.ug',
  DATABASE_URL: 'postgres://dukalink:word@127.0.0.1/dukalink',
  TOKEN_SECRET: 'q8Zr5vN2kLw7XyPd0HsTfBg4MjUc1EoA',
};

test('started with the least, the service says in a line each what people will miss', () => {
  expect(notConfigured(loadConfig(least))).toEqual([
    expect.stringMatching(/^MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME .* pay/),
    expect.stringMatching(/^SUPPORT_WHATSAPP .* help/),
    expect.stringMatching(/^SMS_PROVIDER .* phone/),
    expect.stringMatching(/^TIKTOK_CLIENT_KEY .* TikTok/),
    expect.stringMatching(/^LLM_BASE_URL and LLM_MODEL .* rules/),
  ]);
});

test('what is set up is not said to be missing', () => {
  const config = loadConfig({
    ...least,
    MANUAL_MERCHANT_NUMBER: '123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
    SUPPORT_WHATSAPP: '+256700000000',
    SMS_PROVIDER: 'africastalking',
    AT_USERNAME: 'dukalink',
    AT_API_KEY: 'a key of a kind',
    TIKTOK_CLIENT_KEY: 'a key',
    TIKTOK_CLIENT_SECRET: 'a secret',
    LLM_BASE_URL: 'https://llm.example/v1',
    LLM_MODEL: 'small',
  });
  expect(notConfigured(config)).toEqual([]);
});

test('secrets that do not look random are named', () => {
  const config = loadConfig({
    ...least,
    TOKEN_SECRET: 'correct-horse-battery-staple-correct-horse',
    METRICS_TOKEN: 'lake-hill-rain-7-fog',
  });
  expect(notConfigured(config).slice(-2)).toEqual([
    expect.stringMatching(/^TOKEN_SECRET does not look random: .*openssl rand -base64 48/),
    expect.stringMatching(/^METRICS_TOKEN does not look random/),
  ]);
});
