import { describe, expect, it } from 'vitest';
import { hrefTo, parseHash } from '../src/lib/router';

describe('addresses', () => {
  it('reads every page', () => {
    expect(parseHash('')).toEqual({ page: 'home', param: '', more: [] });
    expect(parseHash('#/')).toEqual({ page: 'home', param: '', more: [] });
    expect(parseHash('#/new/tiny_towns')).toEqual({ page: 'new', param: 'tiny_towns', more: [] });
    expect(parseHash('#/seat/a-B_c')).toEqual({ page: 'seat', param: 'a-B_c', more: [] });
    expect(parseHash('#/pad/a-B_c')).toEqual({ page: 'pad', param: 'a-B_c', more: [] });
    expect(parseHash('#/watch/x')).toEqual({ page: 'watch', param: 'x', more: [] });
    expect(parseHash('#/gallery/everdell')).toEqual({ page: 'gallery', param: 'everdell', more: [] });
    expect(parseHash('#/gallery/everdell/crane')).toEqual({ page: 'gallery', param: 'everdell', more: ['crane'] });
    expect(parseHash('#/companion')).toEqual({ page: 'companion', param: '', more: [] });
    expect(parseHash('#/companion/everdell')).toEqual({ page: 'companion', param: 'everdell', more: [] });
    expect(parseHash('#/companion/everdell/draw/X-1')).toEqual({ page: 'companion', param: 'everdell', more: ['draw', 'X-1'] });
    expect(parseHash('#/history')).toEqual({ page: 'history', param: '', more: [] });
    expect(parseHash('#/account')).toEqual({ page: 'account', param: '', more: [] });
    expect(parseHash('#/history/game/a1')).toEqual({ page: 'history', param: 'game', more: ['a1'] });
  });

  it('is lost where there is nothing', () => {
    expect(parseHash('#/table/').page).toBe('lost');
    expect(parseHash('#/home/x').page).toBe('lost');
    expect(parseHash('#/table/x/y').page).toBe('lost');
    expect(parseHash('#/table/%E0%A4%A').page).toBe('lost');
  });

  it('writes what it reads', () => {
    expect(parseHash(hrefTo('table', 'a/b c'))).toEqual({ page: 'table', param: 'a/b c', more: [] });
    expect(hrefTo('companion', 'tiny_towns', 'turns')).toBe('#/companion/tiny_towns/turns');
    expect(hrefTo('home')).toBe('#/');
    expect(hrefTo('companion')).toBe('#/companion');
  });
});
