import { defineConfig } from '@lingui/conf';
import { textConfig } from './scripts/build/text-config.ts';

export default defineConfig(textConfig(import.meta.dirname));
