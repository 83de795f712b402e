import { mediaFile } from '@/cms/media-file'
import { mediaWidths } from '@/cms/media-widths'
import { pictureWidth } from '@/domain/picture-row'
import { env } from '@/env'

const atItsWidth = (name: string) => mediaFile(env().DATA_DIR, name)
const atWidth = mediaWidths(atItsWidth)

/**
 * Pictures of the CMS for everybody, in their own width or, with `?w=`, in one of a few smaller ones. A name is a hash
 * of the bytes, so a browser may keep them for good.
 */
export async function GET({ url }: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const bytes = await bytesOf(file, new URL(url).searchParams)
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

async function bytesOf(file: string, query: URLSearchParams) {
  const asked = query.get('w')
  if (asked === null) return atItsWidth(file)
  const width = pictureWidth(asked)
  return width === null ? null : atWidth(file, width)
}
