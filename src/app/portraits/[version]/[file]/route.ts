import { PORTRAIT_VERSION } from '@/contracts/portrait-address'
import { portraitOfFile } from '@/portraits/draw-portrait'

/**
 * Draws the portrait that the address describes: nothing is looked up and nothing is stored, so a browser may cache it for ever.
 * A name from another version of the drawing, or one that describes nothing, is a 404.
 */
export function GET({ url }: Request): Response {
  const [version, file = ''] = new URL(url).pathname.split('/').slice(-2)
  const drawing = version === PORTRAIT_VERSION ? portraitOfFile(file) : null
  if (drawing === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
