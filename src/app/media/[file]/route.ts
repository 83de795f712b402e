import { mediaFile } from '@/cms/media-file'
import { mediaWidths } from '@/cms/media-widths'
import { pictureVariant } from '@/domain/content/picture-row'
import { env } from '@/env'

const pictureOf = mediaWidths((name) => mediaFile(env().DATA_DIR, name))

/**
 * Pictures of the CMS, public: in their original width or, with `?w=`, in one of a few smaller ones, as AVIF where the browser
 * accepts it. A name is a hash of the bytes, so browsers may cache them for ever.
 */
export async function GET({ url, headers }: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const variant = pictureVariant(new URL(url).searchParams, headers.get('accept'))
  const picture = variant && (await pictureOf(file, variant))
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
