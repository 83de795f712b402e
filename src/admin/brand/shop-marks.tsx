import type { Payload } from 'payload'
import { pictureUrl } from '@/collections/documents/picture'
import styles from './brand.module.css'

/** The shop's icon at the start of the breadcrumbs to the dashboard; the link around it has the accessible name. */
export function ShopIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" aria-hidden="true">
      <path fillRule="evenodd" d="M32 4a28 28 0 1 0 .1 0zM38 15a11 11 0 1 1-.1 0z" />
    </svg>
  )
}

/** The brand of the oldest market, because one admin serves all of them; null before there is one. */
async function loadBrand(payload: Payload) {
  const query = { collection: 'markets', sort: 'createdAt', limit: 1, overrideAccess: true } as const
  const { docs } = await payload.find({ ...query, select: { brand: true, headerLogo: true }, depth: 1 })
  const [market] = docs
  if (!market) return null
  const { logo, logoUrl, name } = market.brand
  const upload = typeof logo === 'object' ? logo?.filename : null
  return { name, address: upload ? pictureUrl(upload) : logoUrl, ...market.headerLogo }
}

/**
 * The brand's logo above the forms of the login. An SVG of the shop is drawn from its symbol, so that its colour follows the colour
 * scheme.
 */
export async function ShopLogo({ payload }: { payload: Payload }) {
  const brand = await loadBrand(payload)
  if (!brand) return null
  const { name, address, width, height } = brand
  if (!address) return <strong className={styles.name}>{name}</strong>
  if (!/^\/.*\.svg$/.test(address)) return <img className={styles.logo} src={address} alt={name} width={width} height={height} />
  return (
    <svg className={styles.logo} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <use href={`${address}#logo`} />
    </svg>
  )
}
