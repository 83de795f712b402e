import { routes as health } from './health'
import type { Route } from './route'

/** Every resource of the platform. A new resource file exports `routes` and is listed here. */
export const ROUTES: Route[] = [...health]
