import { wellFormed } from '@app/contracts/messages/message-text';

export const shortened = (text: string, maxLength: number) =>
  wellFormed([...text.slice(0, maxLength * 2)].slice(0, maxLength).join('')).trim();

export const readTyped = (params: URLSearchParams, name: string, maxLength: number) =>
  shortened(params.get(name) ?? '', maxLength);
