import { clarificationPhoto } from '@/clients/clarifications'
import { endpoint } from '@/app/api/endpoint'
import { ClarificationPhotoParams } from '@/contracts/clarifications'
import { found } from '@/runtime/api-problem'

export const GET = endpoint({
  rule: 'GET /api/clarifications/[id]/[trade]/photos/[photo]',
  params: ClarificationPhotoParams,
  run: async ({ params: { photo, ...key }, sender }) => {
    const bytes = found(await clarificationPhoto(key, photo, sender))
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    })
  },
})
