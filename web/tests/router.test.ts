import { describe, expect, it } from 'vitest';
import { hrefTo, parseHash } from '../src/lib/router';

describe('addresses', () => {
  it('reads every page', () => {
    expect(parseHash('')).toEqual({ page: 'home', param: '' });
    expect(parseHash('#/')).toEqual({ page: 'home', param: '' });
    expect(parseHash('#/new/tiny_towns')).toEqual({ page: 'new', param: 'tiny_towns' });
    expect(parseHash('#/seat/a-B_c')).toEqual({ page: 'seat', param: 'a-B_c' });
    expect(parseHash('#/watch/x')).toEqual({ page: 'watch', param: 'x' });
    expect(parseHash('#/companion')).toEqual({ page: 'companion', param: '' });
    expect(parseHash('#/companion/everdell')).toEqual({ page: 'companion', param: 'everdell' });
  });

  it('is lost where there is nothing', () => {
    expect(parseHash('#/table/').page).toBe('lost');
    expect(parseHash('#/home/x').page).toBe('lost');
    expect(parseHash('#/table/%E0%A4%A').page).toBe('lost');
  });

  it('writes what it reads', () => {
    expect(parseHash(hrefTo('table', 'a/b c'))).toEqual({ page: 'table', param: 'a/b c' });
    expect(hrefTo('home')).toBe('#/');
    expect(hrefTo('companion')).toBe('#/companion');
  });
});
