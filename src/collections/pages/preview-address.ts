import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { MODES } from '@/domain/market/market'
import { PREVIEW } from '@/domain/routing/areas'
import { previewedEnvironment } from '@/domain/market/staff-origins'
import { type PreviewClaims, previewToken } from './preview-token'

type Host = NonNullable<DataFromCollectionSlug<'markets'>['hosts']>[number]
type Market = Pick<DataFromCollectionSlug<'markets'>, 'code' | 'hosts'>
export type PreviewMode = Host['mode']

/** The origin of the admin that a request came from; null for an unknown origin. */
export function adminOrigin({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): string | null {
  const host = headers.get('host')
  return payload.config.csrf.find((origin) => new URL(origin).host === host) ?? null
}

/** The modes in which this admin can show a market. */
export function shownModes({ hosts }: Pick<Market, 'hosts'>, admin: string): PreviewMode[] {
  const environment = previewedEnvironment(new URL(admin).hostname)
  const open = (hosts ?? []).filter((host) => host.environment === environment)
  return MODES.filter((mode) => open.some((host) => host.mode === mode))
}

/**
 * The origin of a market's shop in a mode, as reached from this admin; the default mode where the market has no such host.
 */
export function shownOrigin({ hosts }: Market, mode: PreviewMode, admin: string): string | null {
  const { hostname, port } = new URL(admin)
  const environment = previewedEnvironment(hostname)
  const open = (hosts ?? []).filter((host) => host.environment === environment)
  const ofMode = open.filter((host) => host.mode === mode)
  const members = ofMode.length > 0 ? ofMode : open.filter((host) => host.mode === 'default')
  const host = members.find(({ canonical }) => canonical) ?? members[0]
  if (!host) return null
  return environment === 'local' ? `http://${host.hostname}${port && `:${port}`}` : `https://${host.hostname}`
}

type Shown = Readonly<{ page: number; version: PreviewClaims['version']; mode: PreviewMode }>

/**
 * The short-lived preview address of a page in its market's own layout (P-25). Null where the market has no host, and for a
 * page that the member of staff may not read.
 */
export async function previewAddress(req: PayloadRequest, { page, version, mode }: Shown): Promise<string | null> {
  const admin = adminOrigin(req)
  if (admin === null || !req.user) return null
  const found = await req.payload.findByID({
    ...asSender(req),
    collection: 'pages',
    id: page,
    // For a page that was never published only the newest draft has its market and slug.
    draft: version === 'draft',
    select: { market: true },
    disableErrors: true,
  })
  const market = found && (await marketOf(req, found.market))
  const origin = market && shownOrigin(market, mode, admin)
  if (!origin) return null
  const token = await previewToken(
    req.payload.secret,
    { page, market: market.code, version, staff: Number(req.user.id), admin },
    Date.now(),
  )
  return `${origin}${PREVIEW}${token}`
}

const marketOf = (req: PayloadRequest, market: unknown): Promise<Market | null> =>
  req.payload.findByID({
    collection: 'markets',
    id: getId(market) ?? 0,
    depth: 0,
    select: { code: true, hosts: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
