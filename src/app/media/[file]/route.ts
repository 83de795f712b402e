import { mediaFile } from '@/cms/media-file'
import { env } from '@/env'

/** Pictures of the CMS for everybody. A name is a hash of the bytes, so a browser may keep them for good. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const bytes = await mediaFile(env().DATA_DIR, (await params).file)
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
