import { describe, expect, it } from 'vitest';
import { MediaQuerySystemTheme } from '../../../src/adapters/browser/media-query-system-theme.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import type { SystemTheme } from '../../../src/application/ports/system-theme.ts';

/** A device whose theme can be changed. */
interface Device {
  readonly theme: SystemTheme;
  readonly change: (prefersDark: boolean) => void;
}

/** What every {@link SystemTheme} does. */
function systemThemeContract(name: string, open: (prefersDark: boolean) => Device): void {
  describe(`${name} as the device’s theme`, () => {
    it.each([true, false])(
      'tells the present answer (%s) on subscribing, then each change',
      (prefersDark) => {
        const { theme, change } = open(prefersDark);
        const heard: boolean[] = [];
        theme.prefersDark$.subscribe((answer) => heard.push(answer));
        change(!prefersDark);
        change(prefersDark);
        expect(heard).toEqual([prefersDark, !prefersDark, prefersDark]);
      },
    );

    it('tells who listens later what holds then, and no more to who has stopped', () => {
      const { theme, change } = open(false);
      const heard: boolean[] = [];
      const listening = theme.prefersDark$.subscribe((answer) => heard.push(answer));
      listening.unsubscribe();
      change(true);
      expect(heard).toEqual([false]);
      theme.prefersDark$.subscribe((answer) => heard.push(answer));
      expect(heard).toEqual([false, true]);
    });
  });
}

systemThemeContract('MemorySystemTheme', (prefersDark) => {
  const theme = new MemorySystemTheme(prefersDark);
  return { theme, change: (dark) => theme.set(dark) };
});

systemThemeContract('MediaQuerySystemTheme', (prefersDark) => {
  const query = Object.assign(new EventTarget(), { matches: prefersDark });
  return {
    theme: new MediaQuerySystemTheme(query),
    change(dark) {
      query.matches = dark;
      query.dispatchEvent(new Event('change'));
    },
  };
});
