import { describe, expect, it } from 'vitest';
import { rest } from '../src/lib/rest.svelte';

describe('rest', () => {
  it('comes when all that was begun has ended', () => {
    const [first, second] = [rest.begin(), rest.begin()];
    first();
    expect(rest.now).toBe(false);
    second();
    expect(rest.now).toBe(true);
  });
  it('does not come sooner because something ends twice', () => {
    const [first, second] = [rest.begin(), rest.begin()];
    first();
    first();
    expect(rest.now).toBe(false);
    second();
  });
  it('waits for what fails as well', async () => {
    const broken = Promise.reject(new Error('the piece was taken away'));
    rest.until(broken);
    expect(rest.now).toBe(false);
    await broken.catch(() => undefined);
    expect(rest.now).toBe(true);
  });
});
