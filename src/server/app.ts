import fastify, { type FastifyInstance } from 'fastify';
import { createRequestHandler } from 'react-router';

export type App = FastifyInstance;
export { createRequestHandler, fastify };
export const site = () => import('virtual:react-router/server-build');
