import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentForm {
  path: string;
  apiKey: string | undefined;
  contentType: string | undefined;
  fields: Record<string, string>;
}

/** What the server answers next: a recipient's code, or an answer of its own kind. */
export type SmsAnswer =
  | { recipientCode: number }
  | { noRecipients: string }
  | { status: number; type: string; body: string }
  | 'nothing'
  | 'hang up';

/**
 * A real server on this machine that speaks Africa's Talking's protocol: form in, 201 with `SMSMessageData` out, 401 in
 * plain text for another key than `right-key`.
 */
export async function startAfricasTalking(port = 0) {
  const forms: SentForm[] = [];
  const control: { answer: SmsAnswer | Promise<SmsAnswer> } = { answer: { recipientCode: 101 } };
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
    const apiKey = request.headers.apikey as string | undefined;
    forms.push({ path: request.url ?? '', apiKey, contentType: request.headers['content-type'], fields });
    const answer = await control.answer;
    if (answer === 'nothing') return;
    if (answer === 'hang up') return void response.destroy();
    if (apiKey !== 'right-key')
      return void response
        .writeHead(401, { 'content-type': 'text/plain' })
        .end('The supplied authentication is invalid');
    if ('status' in answer)
      return void response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    const recipients =
      'recipientCode' in answer
        ? [
            {
              statusCode: answer.recipientCode,
              number: fields.to,
              status: 'Said',
              cost: 'UGX 35.0000',
              messageId: 'ATXid_1',
            },
          ]
        : [];
    const Message = 'noRecipients' in answer ? answer.noRecipients : 'Sent to 1/1 Total Cost: UGX 35.0000';
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ SMSMessageData: { Message, Recipients: recipients } }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forms,
    control,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
