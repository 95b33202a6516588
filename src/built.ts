export { start } from './start.ts';
export { startSite } from './server/start-site.ts';
