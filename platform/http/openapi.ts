import { openApiDocument } from '@platform/openapi'
import { ok, route, type Route } from './route'

let document: Record<string, unknown> | undefined

export const routes: Route[] = [
  route({ method: 'GET', path: '/openapi.json', run: async () => ok((document ??= openApiDocument())) }),
]
