import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/site',
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/by-hand',
  ssr: true,
} satisfies Config;
