import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { requireOwnFile } from './private-folder.ts';

/** What shell commands may ask of the running service. The shell prints the message of an OperatorError. */
type ControlCommands = Record<string, (input: unknown) => Promise<unknown>>;

type Answer = { ok: true; result: unknown } | { ok: false; message: string };

/** The limit is 108 bytes on Linux and 104 on macOS. */
const maxPathBytes = 100;
const maxRequestBytes = 64 * 1024;
const requestTimeoutMs = 5000;

/** Beside the data directory; in a private folder when that path would be too long. */
function socketPath(dataDir: string): string {
  const beside = `${resolve(dataDir)}.sock`;
  if (Buffer.byteLength(beside) <= maxPathBytes) return beside;
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return join(privateFolder(), `${name}.sock`);
}

/** Passwords are sent to it, and in a shared place another user could put a socket. Throws OperatorError. */
function ownSocketPath(dataDir: string): string {
  const path = socketPath(dataDir);
  requireOwnFile(resolve(dataDir), path);
  return path;
}

/** In the shared temporary directory another user could have made a folder of this name. */
function privateFolder(): string {
  const userId = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `dukalink-${userId}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== userId || (found.mode & 0o077) !== 0)
    throw new OperatorError(`${folder} belongs to somebody else: set TMPDIR to a directory of your own.`);
  return folder;
}

/**
 * Serves commands while this process holds the data directory's lock, for the same user only. One line of JSON
 * `{command, input}` is answered by one line.
 */
export async function serveControlSocket(
  dataDir: string,
  commands: ControlCommands,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = ownSocketPath(dataDir);
  // We hold the lock, so an existing socket belongs to a dead process.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    readLine(socket, requestTimeoutMs)
      .then((line) => answer(commands, line))
      .catch((error: unknown): Answer => {
        if (!(error instanceof OperatorError)) onError(error);
        const message =
          error instanceof OperatorError ? error.message : 'The service could not do this. Its log says why.';
        return { ok: false, message };
      })
      .then((reply) => socket.end(`${JSON.stringify(reply)}\n`));
  });
  // The file must never be open to others.
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed).listen(path, done);
    });
  } finally {
    process.umask(umask);
  }
  chmodSync(path, 0o600);
  return () => new Promise((done) => server.close(() => done()));
}

async function answer(commands: ControlCommands, line: string): Promise<Answer> {
  const { command, input } = JSON.parse(line) as { command: string; input: unknown };
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run)
    throw new OperatorError(
      `The running service does not know the command "${command}": it may be of another version.`,
    );
  return { ok: true, result: (await run(input)) ?? null };
}

/** Null when no service runs on `dataDir`. Throws OperatorError when it refuses. */
export async function askRunningService(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<{ result: unknown } | null> {
  const socket = await connect(ownSocketPath(dataDir));
  if (socket === null) return null;
  try {
    socket.write(`${JSON.stringify({ command, input })}\n`);
    const reply = JSON.parse(await readLine(socket, null)) as Answer;
    if (!reply.ok) throw new OperatorError(reply.message);
    return { result: reply.result };
  } finally {
    socket.destroy();
  }
}

/** False while the service starts or stops. */
export async function isServing(dataDir: string): Promise<boolean> {
  const socket = await connect(ownSocketPath(dataDir)).catch(() => null);
  socket?.destroy();
  return socket !== null;
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((done, failed) => {
    const socket = createConnection(path, () => done(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(null);
      else failed(error);
    });
  });
}

/** Throws when the line is too long, too late or missing. */
function readLine(socket: Socket, timeoutMs: number | null): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    const timer =
      timeoutMs === null ? null : setTimeout(() => failed(new OperatorError('Nothing was asked.')), timeoutMs);
    const end = (finish: () => void) => {
      if (timer) clearTimeout(timer);
      finish();
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) end(() => done(text.slice(0, text.indexOf('\n'))));
      else if (text.length > maxRequestBytes) end(() => failed(new OperatorError('That is too long.')));
    });
    socket.once('error', (error) => end(() => failed(error)));
    socket.once('end', () => end(() => failed(new OperatorError('The service went away before it answered.'))));
  });
}
