import { uploadPhoto } from '@app/contracts/catalog/owner-files.endpoints';
import { maxPhotosPerProduct } from '@app/contracts/catalog/photos';
import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from '#web/features/catalog/owner/prepare-photo.ts';
import { call } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import type { Transport } from '#web/lib/requests/send-call.ts';

export interface ChosenPhoto {
  id: number;
  name: string;
  file: File;
  preview: string | null;
  state: 'preparing' | 'sending' | 'done' | 'failed';
  share: number;
  photoId: string | null;
  error: string | null;
  /** False if a retry cannot help: the file is no photo. */
  mayRetry: boolean;
}

const failed = 'This photo was not uploaded.';

export type ChosenPhotos = ReturnType<typeof usePhotos>;

export interface UploadedPhoto {
  photoId: string;
  address: string;
}

/**
 * Uploads photos one after the other: two at once on 2G both time out. With `onUploaded` an uploaded photo leaves the list.
 */
export function usePhotos(handle: string, onUploaded?: (photo: UploadedPhoto) => void) {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const nextId = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const tell = useRef(onUploaded);
  tell.current = onUploaded;
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (id: number, changed: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));

  const send = async (id: number, file: File) => {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return;
    try {
      const { photo, preview } = await preparePhoto(file);
      change(id, { preview, state: 'sending' });
      // The same photo sent again is the same upload.
      const transport = sendWithProgress((share) => change(id, { share }));
      const input = { params: { handle }, body: photo, signal: stop.signal, timeoutMs, transport };
      const { photoId, thumbnail_url: address } = (await call(uploadPhoto, input)).data;
      if (tell.current) {
        setPhotos((all) => all.filter((one) => one.id !== id));
        tell.current({ photoId, address });
      } else change(id, { state: 'done', share: 1, photoId });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', error: wordsOf(error), mayRetry: !isOwnWords(error) });
    }
  };
  const enqueue = (id: number, file: File) => {
    stops.current.set(id, new AbortController());
    line.current = line.current.then(() => send(id, file));
  };

  return {
    photos,
    isBusy: photos.some(({ state }) => state === 'preparing' || state === 'sending'),
    /** Takes as many as there is room for; returns how many were left out. */
    add(files: File[], room = maxPhotosPerProduct - photos.length): number {
      const taken = files.slice(0, room).map((file) => newPhoto(nextId.current++, file));
      setPhotos((all) => [...all, ...taken]);
      for (const { id, file } of taken) enqueue(id, file);
      return files.length - taken.length;
    },
    retry({ id, file }: ChosenPhoto): void {
      change(id, { state: 'preparing', share: 0, error: null });
      enqueue(id, file);
    },
    remove(id: number): void {
      stops.current.get(id)?.abort();
      setPhotos((all) => all.filter((photo) => photo.id !== id));
    },
    move(id: number, to: number): void {
      setPhotos((all) =>
        moved(
          all,
          all.findIndex((photo) => photo.id === id),
          to,
        ),
      );
    },
  };
}

/** What keeps chosen photos from being saved; null once all of them are uploaded. */
export function unsentPhotos({ photos, isBusy }: Pick<ChosenPhotos, 'photos' | 'isBusy'>): string | null {
  if (isBusy) return 'Please wait until your photos are uploaded.';
  const failures = photos.filter(({ state }) => state === 'failed');
  if (failures.length === 0) return null;
  return failures.some(({ mayRetry }) => mayRetry)
    ? 'A photo was not uploaded. Try it again, or remove it.'
    : 'A photo cannot be used. Please remove it.';
}

export function moved<Item>(all: Item[], from: number, to: number): Item[] {
  const [item] = all.slice(from, from + 1);
  if (item === undefined || from < 0 || to < 0 || to >= all.length) return all;
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

const newPhoto = (id: number, file: File): ChosenPhoto => ({
  id,
  name: file.name,
  file,
  preview: null,
  state: 'preparing',
  share: 0,
  photoId: null,
  error: null,
  mayRetry: true,
});

/** Errors found by this phone are shown as they are. */
const wordsOf = (error: unknown) => (isOwnWords(error) ? error.message : wordsFor(error, failed));

const isOwnWords = (error: unknown): error is Error => error instanceof Error && error.constructor === Error;

/** A photo of 400 kB takes more than a minute on 2G. */
const timeoutMs = 180_000;

/** Like `fetch`, which cannot report upload progress: `onProgress` gets the share from 0 to 1. */
function sendWithProgress(onProgress: (share: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(loaded / total);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('The server was not reached'));
      request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'));
      onProgress(0);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(responseText, {
    status,
    statusText,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
