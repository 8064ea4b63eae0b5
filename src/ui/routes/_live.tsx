import { createFileRoute } from '@tanstack/react-router';
import { LiveArea } from '../components/live-area.tsx';

export const Route = createFileRoute('/_live')({ component: LiveArea });
