import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { DevicesPage } from '../components/downloads/devices-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/app/devices')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.devices.head.title',
        message: 'Downloads for every device',
        values: { name: brand.name },
      },
      description: {
        id: 'downloads.devices.head.description',
        message:
          'All downloads of {name}: Mac, Windows, iPhone, iPad, Android, and extensions for Firefox and Chrome, with the oldest system each runs on.',
        values: { name: brand.name },
      },
    }),
  component: DevicesPage,
});
