/** Replaces lone surrogates, at which `encodeURIComponent` throws. Phones without updates have no `toWellFormed`. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export const shortened = (text: string, longest: number) =>
  wellFormed([...text.slice(0, longest * 2)].slice(0, longest).join('')).trim();

export const readTyped = (params: URLSearchParams, name: string, longest: number) =>
  shortened(params.get(name) ?? '', longest);
