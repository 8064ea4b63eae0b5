import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { GalleryPage } from '../components/gallery/gallery-page.tsx';

export const Route = createFileRoute('/dev/components')({
  head: () => ({ meta: [{ title: `Components · ${brand.name}` }] }),
  component: GalleryPage,
});
