import { DARK_PORTRAIT_VERSION, PORTRAIT_VERSION } from '@trade-in-shop/contracts/portrait-address'
import { DRAWING_POLICY } from '@/http/content-policy'
import {
  drawPortrait,
  drawSprite,
  parsePortraitFile,
  parseSprite,
  type PortraitScheme,
} from '@trade-in-shop/device-portraits/draw-portrait'
import { drawPngPortrait } from '@trade-in-shop/device-portraits/share-picture'

/**
 * Draws the portrait, or the portraits of a list, that the address describes: nothing is looked up and nothing is stored, so a browser may cache it for ever.
 * A name from another version of the drawing, or one that describes nothing, is a 404.
 */
export async function GET({ url }: Request): Promise<Response> {
  const [version, file = ''] = new URL(url).pathname.split('/').slice(-2)
  const scheme = version === PORTRAIT_VERSION ? 'both' : version === DARK_PORTRAIT_VERSION ? 'dark' : null
  const drawn = scheme && (await draw(file, scheme))
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
async function draw(file: string, scheme: PortraitScheme): Promise<string | Awaited<ReturnType<typeof drawPngPortrait>> | null> {
  const sprite = parseSprite(file)
  if (sprite) return drawSprite(sprite, scheme)
  const wanted = parsePortraitFile(file)
  if (wanted === null) return null
  return wanted.format === 'png' ? drawPngPortrait(wanted.traits) : drawPortrait(wanted.traits, scheme)
}
