import { PORTRAIT_VERSION } from '@/contracts/portrait-address'
import { drawPortrait, parsePortraitFile } from '@/portraits/draw-portrait'
import { drawPngPortrait } from '@/portraits/share-picture'

/**
 * Draws the portrait that the address describes: nothing is looked up and nothing is stored, so a browser may cache it for ever.
 * A name from another version of the drawing, or one that describes nothing, is a 404.
 */
export async function GET({ url }: Request): Promise<Response> {
  const [version, file = ''] = new URL(url).pathname.split('/').slice(-2)
  const wanted = version === PORTRAIT_VERSION ? parsePortraitFile(file) : null
  if (wanted === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const isPng = wanted.format === 'png'
  return new Response(isPng ? await drawPngPortrait(wanted.traits) : drawPortrait(wanted.traits), {
    headers: {
      'content-type': isPng ? 'image/png' : 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
