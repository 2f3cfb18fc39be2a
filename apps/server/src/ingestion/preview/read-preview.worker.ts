import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { previewCaption } from './preview-caption.ts';

// Linux gives each thread a priority of its own: where there is one core only, pages go first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on('message', (caption: string) => parentPort?.postMessage(previewCaption(caption)));
parentPort?.postMessage('ready');
