import { ok, route, type Route } from './route'

/** The process is alive; says nothing about the store, so that a database outage does not take the process down. */
export const routes: Route[] = [route({ method: 'GET', path: '/healthz', open: true, run: async () => ok({ status: 'ok' }) })]
