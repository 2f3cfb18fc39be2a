import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CaptionReader, createCaptionModel, createCaptionReader } from '#captions/reader.ts';

/** What the server was asked: the parts of an OpenAI chat-completions request that our tests look at. */
export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } };
}

export type Reply = (response: ServerResponse, asked: ChatRequest) => void;

export interface ChatServer {
  baseUrl: string;
  asked: ChatRequest[];
  /** How the next questions are answered. */
  reply(reply: Reply): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A real HTTP server for tests that speaks `POST /v1/chat/completions`. */
export async function startChatServer(): Promise<ChatServer> {
  const asked: ChatRequest[] = [];
  let reply: Reply = (response) => response.writeHead(404).end();
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as ChatRequest['body'];
    const one: ChatRequest = { path: request.url ?? '', authorization: request.headers.authorization, body };
    asked.push(one);
    reply(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    reply(next) {
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A completion whose message is this text. */
export function completion(content: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_700_000_000,
        model: 'test-model',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  };
}

/** A card in the agreed form that says nothing. */
const nothingRead = {
  title: null,
  price: null,
  old_price: null,
  sizes: [],
  tags: [],
  availability: 'available',
};

/** The agreed form: what these cards say, and nothing else. */
export const cardsJson = (cards: object[], saysMore = true): string =>
  JSON.stringify({ cards: cards.map((card) => ({ ...nothingRead, ...card })), says_more: saysMore });

/** A completion in the agreed form. */
export const answerCards = (cards: object[], saysMore?: boolean): Reply => completion(cardsJson(cards, saysMore));

/** A completion in the agreed form about one card. */
export const answer = (title: string | null, price: number | null, more: object = {}): Reply =>
  answerCards([{ title, price, ...more }]);

/** A reader whose model is a chat server. */
export function readerAsking(
  baseUrl: string,
  settings: { timeoutMs?: number; takeBudget?: () => Promise<boolean> } = {},
): CaptionReader {
  const model = createCaptionModel({
    baseUrl,
    model: 'test-model',
    apiKey: 'key-1',
    timeoutMs: 5_000,
    takeBudget: async () => true,
    ...settings,
  });
  return createCaptionReader({ model });
}
