// One request: JSON out, a typed result back, and patience with a network that comes and goes.
import { done, refused, UNREACHABLE, type Refusal, type Result } from './result.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a request needs of the world around it. */
export interface Surroundings {
  fetch: typeof fetch;
  /** The language in which sentences are wanted. */
  language: () => string;
  wait: (milliseconds: number) => Promise<void>;
}

/** The pauses before a request that may be repeated is sent again. */
const PAUSES = [300, 900, 2000];

/** Sends a request once. */
export async function send<Value>(
  around: Surroundings,
  method: Method,
  path: string,
  body?: unknown,
): Promise<Result<Value>> {
  const headers: Record<string, string> = { 'Accept-Language': around.language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    const response = await around.fetch(path, { method, headers, credentials: 'same-origin', ...content });
    return await read<Value>(response);
  } catch {
    return refused(UNREACHABLE);
  }
}

/** Sends a file as it is. */
export async function sendFile<Value>(around: Surroundings, path: string, file: Blob): Promise<Result<Value>> {
  const headers = { 'Accept-Language': around.language(), 'Content-Type': 'application/octet-stream' };
  try {
    return await read<Value>(await around.fetch(path, { method: 'POST', headers, credentials: 'same-origin', body: file }));
  } catch {
    return refused(UNREACHABLE);
  }
}

/** Sends a request that does no harm when it arrives twice, until the server answers or patience ends. */
export async function sendUntilAnswered<Value>(
  around: Surroundings,
  method: Method,
  path: string,
  body?: unknown,
): Promise<Result<Value>> {
  let result = await send<Value>(around, method, path, body);
  for (const pause of PAUSES) {
    if (result.done || !isPassing(result.refusal)) return result;
    await around.wait(pause);
    result = await send<Value>(around, method, path, body);
  }
  return result;
}

function isPassing(refusal: Refusal): boolean {
  return refusal.problem === 'unreachable' || refusal.problem === 'unavailable';
}

async function read<Value>(response: Response): Promise<Result<Value>> {
  if (response.status === 204) return done(undefined as Value);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return refused(UNREACHABLE);
  const content = (await response.json()) as unknown;
  return response.ok ? done(content as Value) : refused(content as Refusal);
}
