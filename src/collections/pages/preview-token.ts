import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'

/** The page that a preview shows, its market, and the admin it may talk to. */
const PageClaims = z.object({
  /** Id of the page. */
  page: z.number().int(),
  /** Code of the market whose hosts show it. */
  market: z.string(),
  version: z.enum(['draft', 'published']),
  /** Id of the member of staff who looks; what they have typed is shown to them alone. */
  staff: z.number().int(),
  /** Origin of the admin that asked; the previewed page exchanges messages with this origin only. */
  admin: z.string(),
})
export type PreviewClaims = z.infer<typeof PageClaims>

/** A whole shop with changes that are not live (`releases/shop-preview.ts`). */
const ShopClaims = z.object({
  /** What the preview adds to what is live. */
  shop: z.string(),
  market: z.string(),
  /** Origin of the admin that frames its home page, and exchanges messages with it. */
  admin: z.string().optional(),
})
type ShopClaims = z.infer<typeof ShopClaims>
const Claims = z.union([PageClaims, ShopClaims])

/** `expired`: the signature is ours. */
export type PreviewPass = Readonly<{ kind: 'open'; claims: PreviewClaims | ShopClaims } | { kind: 'expired' } | { kind: 'wrong' }>

const AUDIENCE = 'page-preview'
const HEADER = { alg: 'HS256' }
const SIGNED_HEADER = Buffer.from(JSON.stringify(HEADER)).toString('base64url')
/** Preview addresses stay the same for five minutes, so that a save does not reload the frame. */
const STEP_SECONDS = 5 * 60
/** A page is looked at beside its form, a shop in a tab of its own. */
const STEPS = { page: 2, shop: 6 }

/** A derived key, so that nothing else signed with the CMS's secret is a valid preview token. */
const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update(AUDIENCE).digest()

/**
 * A token that opens one page in its market for five to ten minutes from `now` (epoch milliseconds), or a shop for up to
 * thirty: a JWT without its header, which is always the same.
 */
export async function previewToken(secret: string, claims: PreviewClaims | ShopClaims, now: number): Promise<string> {
  const step = Math.floor(now / 1000 / STEP_SECONDS)
  const token = await new SignJWT(claims)
    .setProtectedHeader(HEADER)
    .setAudience(AUDIENCE)
    .setExpirationTime((step + STEPS['shop' in claims ? 'shop' : 'page']) * STEP_SECONDS)
    .sign(keyOf(secret))
  return token.slice(token.indexOf('.') + 1)
}

/** Verifies a token from an address at `now` (epoch milliseconds). */
export async function readPreviewToken(secret: string, token: string, now: number): Promise<PreviewPass> {
  try {
    const currentDate = new Date(now)
    const { payload } = await jwtVerify(`${SIGNED_HEADER}.${token}`, keyOf(secret), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate,
    })
    const claims = Claims.safeParse(payload)
    return claims.success ? { kind: 'open', claims: claims.data } : { kind: 'wrong' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return { kind: code === 'ERR_JWT_EXPIRED' ? 'expired' : 'wrong' }
  }
}
