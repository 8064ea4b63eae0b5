import { defineConfig } from '@lingui/conf';
import { textConfig } from './scripts/texts/config.ts';

export default defineConfig(textConfig(import.meta.dirname));
