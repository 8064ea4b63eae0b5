import { describe, expect, it } from 'vitest';
import { get, withSmallSite } from './small-site.ts';

withSmallSite();

describe('the host of the start page', () => {
  it.each([
    ['https://start.mallard.example/', '<h1>Start</h1>'],
    ['https://start.mallard.example/?atb=v1-1', '<h1>Start</h1>'],
    ['https://start.mallard.example/de', '<h1>Anfang</h1>'],
    ['https://start.mallard.example/?q=duck', '<h1>Home</h1>'],
    ['https://start.mallard.example/pro', '<h1>Pro</h1>'],
    ['https://mallard.example/', '<h1>Home</h1>'],
    ['https://mallard.example/start', '<h1>Start</h1>'],
    ['https://start.other.example/', '<h1>Home</h1>'],
  ])('has it in place of the home page, and every other page: %s', async (url, page) => {
    expect(await (await get(url)).text()).toBe(page);
  });
});
