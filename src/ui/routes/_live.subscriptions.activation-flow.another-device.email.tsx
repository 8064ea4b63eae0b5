import { createFileRoute } from '@tanstack/react-router';
import { anotherDeviceHead } from '../components/activation/activation-heads.ts';
import { AnotherDevicePage } from '../components/activation/another-device-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activation-flow/another-device/email')({
  head: headOf(anotherDeviceHead),
  component: () => <AnotherDevicePage afterAddress />,
});
