/**
 * Options of Fastify's router. Each endpoint judges its parameters itself: a shorter limit of the router
 * would answer with its own page. `createHttpServer` limits the whole address.
 */
export const routerOptions = { maxParamLength: 16_384 } as const;
