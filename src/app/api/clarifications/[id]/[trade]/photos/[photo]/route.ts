import { clarificationPhoto } from '@/clients/clarifications-client'
import { endpoint } from '@/app/api/endpoint'
import { ClarificationPhotoParams } from '@/contracts/clarifications'
import { requireValue } from '@/http/api-problem'
import { file } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/clarifications/[id]/[trade]/photos/[photo]',
  summary: 'A photo of the inspected device.',
  who: 'holder',
  checks: ['id that belongs to the trade'],
  params: ClarificationPhotoParams,
  platformLimits: ['GET /clarifications/{id}/{trade}/photos/{photo}'],
  answers: { 200: { file: 'image/jpeg' } },
  run: async ({ params: { photo, ...key }, sender }) =>
    file(requireValue(await clarificationPhoto(key, photo, sender)), { 'x-content-type-options': 'nosniff' }),
})
