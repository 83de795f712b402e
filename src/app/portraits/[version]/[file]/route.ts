import { PORTRAIT_VERSION } from '@trade-in-shop/contracts/portrait-address'
import { DRAWING_POLICY } from '@/http/content-policy'
import { drawPortrait, drawSprite, parsePortraitFile } from '@trade-in-shop/device-portraits/draw-portrait'
import { drawPngPortrait } from '@trade-in-shop/device-portraits/share-picture'

/**
 * Draws the portrait, or the portraits of a list, that the address describes: nothing is looked up and nothing is stored, so a browser may cache it for ever.
 * A name from another version of the drawing, or one that describes nothing, is a 404.
 */
export async function GET({ url }: Request): Promise<Response> {
  const [version, file = ''] = new URL(url).pathname.split('/').slice(-2)
  const drawn = version === PORTRAIT_VERSION ? await draw(file) : null
  if (drawn === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(drawn, {
    headers: {
      'content-type': typeof drawn === 'string' ? 'image/svg+xml' : 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': DRAWING_POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The text of an SVG or the bytes of a PNG; null for a name that describes neither. */
async function draw(file: string): Promise<string | Awaited<ReturnType<typeof drawPngPortrait>> | null> {
  const { portraits: [first, ...others] = [], size } = parsePortraitFile(file) ?? {}
  if (!first) return null
  if (!size) return drawPngPortrait(first)
  return others.length > 0 ? drawSprite([first, ...others], size) : drawPortrait(first, size)
}
