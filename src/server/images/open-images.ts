import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { FetchImage, type ImageHosts } from './fetch-image.ts';
import { ImageLinks } from './image-links.ts';
import { imageRoutes } from './routes.ts';

/** The image proxy, to be mounted at the root; `hosts` is how hosts of images are found, unless the system says. */
export function openImages(config: Config, hosts: ImageHosts | undefined): Hono {
  const links = new ImageLinks(config.secrets.site, config.services.imageWebOrigins);
  return imageRoutes(links, new FetchImage({ allows: (image) => links.allows(image), ...hosts }));
}
