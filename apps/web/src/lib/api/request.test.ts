// Requests: typed results, and patience with the network.
import { expect, test } from 'vitest';
import { send, sendUntilAnswered, type Surroundings } from './request.ts';

interface Sent {
  body: string | undefined;
  language: string | undefined;
}

function network(answers: (Response | 'gone')[]): { around: Surroundings; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetcher = (_: unknown, options?: RequestInit): Promise<Response> => {
    const headers = options?.headers as Record<string, string> | undefined;
    sent.push({ body: options?.body as string | undefined, language: headers?.['Accept-Language'] });
    const answer = answers.shift() ?? 'gone';
    return answer === 'gone' ? Promise.reject(new TypeError('network')) : Promise.resolve(answer);
  };
  return { around: { fetch: fetcher as typeof fetch, language: () => 'fr', wait: () => Promise.resolve() }, sent };
}

test('a value comes back as a value, asked for in the language of the page', async () => {
  const { around, sent } = network([Response.json({ name: 'Ada' })]);
  expect(await send(around, 'GET', '/api/me')).toEqual({ done: true, value: { name: 'Ada' } });
  expect(sent[0]?.language).toBe('fr');
});

test('a problem comes back with its sentence', async () => {
  const problem = { problem: 'refused', sentence: 'No.' };
  const { around } = network([Response.json(problem, { status: 422 })]);
  expect(await send(around, 'POST', '/api/x', {})).toEqual({ done: false, refusal: problem });
});

test('a server that does not answer is a problem of its own', async () => {
  const { around } = network(['gone']);
  expect(await send(around, 'GET', '/api/me')).toMatchObject({ done: false, refusal: { problem: 'unreachable' } });
});

test('an action is sent again, word for word, until the server answers', async () => {
  const { around, sent } = network(['gone', 'gone', Response.json({ number: 3 })]);
  const result = await sendUntilAnswered(around, 'POST', '/api/x', { key: 'k' });
  expect(result.done).toBe(true);
  expect(new Set(sent.map((one) => one.body))).toEqual(new Set(['{"key":"k"}']));
  expect(sent).toHaveLength(3);
});

test('a refusal is final', async () => {
  const { around, sent } = network([Response.json({ problem: 'refused', sentence: '' }, { status: 422 })]);
  await sendUntilAnswered(around, 'POST', '/api/x', {});
  expect(sent).toHaveLength(1);
});
