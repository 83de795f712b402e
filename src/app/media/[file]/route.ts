import { mediaStore } from '@/cms/media-file'
import { mediaWidths } from '@/cms/media-widths'
import { pictureVariant } from '@/domain/content/picture-row'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { quietLog } from '@trade-in-shop/runtime/quiet-log'

const warn = quietLog((line) => makeLogger('pictures').warn(line))
let pictureOf: ReturnType<typeof mediaWidths> | undefined

const refuse = (status: number, more: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })

/**
 * Pictures of the CMS, public: in their original width or, with `?w=`, in one of a few smaller ones, as AVIF where the browser
 * accepts it. A name is a hash of the bytes, so browsers may cache them for ever.
 */
export async function GET({ url, headers }: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const variant = pictureVariant(new URL(url).searchParams, headers.get('accept'))
  if (!variant) return refuse(404)
  pictureOf ??= mediaWidths(mediaStore(), warn)
  const picture = await pictureOf(file, variant)
  if (picture === 'away') return refuse(503, { 'retry-after': '5' })
  if (!picture) return refuse(404)
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
