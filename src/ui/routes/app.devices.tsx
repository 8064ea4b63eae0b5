import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { DevicesPage } from '../components/downloads/devices-page.tsx';
import { pageHead } from '../head.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.devices.head.description',
  message:
    'All {name} downloads: Mac, Windows, iPhone, iPad, Android, and an extension for Firefox, Chrome, Brave and Edge, with the oldest system each runs on.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/app/devices')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.devices.head.title',
        message: 'Downloads for every device',
        values: { name: brand.name },
      },
      description,
      jsonLd: [
        softwareApplication({
          locale: match.context.locale,
          path: '/app/devices',
          description: match.context.i18n._(description),
          downloads: ['windows', 'mac', 'macAppStore', 'ios', 'android'],
        }),
      ],
    }),
  component: DevicesPage,
});
