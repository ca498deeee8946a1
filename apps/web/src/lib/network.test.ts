// The network as a screen knows it: gone, back, and whether anything was missed meanwhile.
import { expect, test } from 'vitest';
import { followNetwork, network, note } from './network.svelte.ts';

function browser(onLine = true): { around: Window; tell: (news: 'online' | 'offline') => void } {
  const target = new EventTarget() as unknown as Window;
  Object.defineProperty(target, 'navigator', { value: { onLine } });
  return { around: target, tell: (news) => void target.dispatchEvent(new Event(news)) };
}

test('a page that opens without a network knows it', () => {
  followNetwork(browser(false).around)();
  expect(network.isGone).toBe(true);
});

test('a screen that missed an answer is opened anew when the network is back, others stay as they are', () => {
  const { around, tell } = browser();
  const stop = followNetwork(around);
  const before = network.returns;
  tell('offline');
  expect(network.isGone).toBe(true);
  tell('online');
  expect([network.isGone, network.returns]).toEqual([false, before]);
  note('missed');
  tell('online');
  tell('online');
  expect(network.returns).toBe(before + 1);
  note('missed');
  note('heard');
  tell('online');
  expect(network.returns).toBe(before + 1);
  stop();
  tell('offline');
  expect(network.isGone).toBe(false);
});
