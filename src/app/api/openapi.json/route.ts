import { endpoint } from '@/app/api/endpoint'
import { openApiDocument } from './document'

/** Built once, because it cannot change while the process lives. */
let made: Record<string, unknown> | undefined

export const GET = endpoint({
  rule: 'GET /api/openapi.json',
  run: () => (made ??= openApiDocument()),
})
