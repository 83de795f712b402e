import { endpoint } from '@/app/api/endpoint'
import { openApiDocument } from './document'

export const GET = endpoint({
  rule: 'GET /api/openapi.json',
  run: () => openApiDocument(),
})
