import type { BrowserContext, Page } from '@playwright/test';

/** Records every frame that the browser paints of a page from now on, as PNGs in base64, until `end` is called. */
export async function paintedFrames(page: Page): Promise<{ readonly end: () => Promise<readonly string[]> }> {
  const frames: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The next frame comes only after this. The page may be closed by now.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    end: async () => {
      await session.send('Page.stopScreencast');
      await session.detach();
      return frames;
    },
  };
}

/** How similar a frame is to two images: of the pixels in which these differ, the shares that match one and the other. */
export interface Likeness {
  readonly one: number;
  readonly other: number;
}

/** Compares frames with two images of the same size, all PNGs in base64. Throws when the images are identical. */
export async function likenessOf(
  context: BrowserContext,
  images: { readonly one: string; readonly other: string; readonly frames: readonly string[] },
): Promise<readonly Likeness[]> {
  const page = await context.newPage();
  const found = await page.evaluate(async ({ one, other, frames }) => {
    const pixelsOf = async (png: string) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (paper === null) throw new Error('There is nothing to draw on');
      paper.drawImage(image, 0, 0);
      return paper.getImageData(0, 0, image.width, image.height).data;
    };
    /** Slightly different colors are the same text with different anti-aliasing. */
    const isAs = (some: Uint8ClampedArray, same: Uint8ClampedArray, at: number) =>
      [0, 1, 2].every((channel) => Math.abs((some[at + channel] ?? 0) - (same[at + channel] ?? 0)) <= 3);
    const [first, second] = [await pixelsOf(one), await pixelsOf(other)];
    const different: number[] = [];
    for (let at = 0; at < first.length; at += 4) if (!isAs(first, second, at)) different.push(at);
    // A sample of some thousands, spread over all, gives the same result.
    const every = Math.ceil(different.length / 4_000);
    const places = different.filter((_, index) => index % every === 0);
    if (places.length === 0) throw new Error('Both images are the same');
    const likenesses: { one: number; other: number }[] = [];
    for (const frame of frames) {
      const pixels = await pixelsOf(frame);
      const part = (of: Uint8ClampedArray) =>
        places.filter((at) => isAs(pixels, of, at)).length / places.length;
      likenesses.push({ one: part(first), other: part(second) });
    }
    return likenesses;
  }, images);
  await page.close();
  return found;
}
