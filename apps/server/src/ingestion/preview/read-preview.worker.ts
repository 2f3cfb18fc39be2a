import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { previewCaption } from './preview-caption.ts';

// Linux gives each thread a priority of its own: where there is one core only, pages go first. A service that runs below that
// already must not raise it, and would be refused.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
parentPort?.on('message', (caption: string) => parentPort?.postMessage(previewCaption(caption)));
parentPort?.postMessage('ready');
