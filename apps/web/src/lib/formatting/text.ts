/** Replaces lone surrogates, at which `encodeURIComponent` throws. Phones without updates have no `toWellFormed`. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export const shortened = (text: string, maxLength: number) =>
  wellFormed([...text.slice(0, maxLength * 2)].slice(0, maxLength).join('')).trim();

export const readTyped = (params: URLSearchParams, name: string, maxLength: number) =>
  shortened(params.get(name) ?? '', maxLength);
