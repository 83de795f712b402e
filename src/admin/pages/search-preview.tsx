'use client'
import { useFormFields } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useId } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import { relationId } from '@/admin/form-values'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { previewedEnvironment } from '@/domain/market/staff-origins'
import { cut, indexOrigin, measureText, pathOfPage, SHOWN } from './search-result'
import styles from '@/admin/views.module.css'
import result from './search-preview.module.css'

const Market = z.object({
  state: z.string().nullish(),
  indexable: z.boolean().nullish(),
  brand: z.object({ name: z.string() }),
  hosts: z.array(z.object({ hostname: z.string(), mode: z.string(), environment: z.string(), canonical: z.boolean().nullish() })),
})
const Routes = z.object({ docs: z.array(z.object({ patterns: z.array(z.object({ pattern: z.string() })) })) })

async function readPlace(market: string) {
  const query = new URLSearchParams({
    'where[and][0][market][equals]': market,
    'where[and][1][screen][equals]': 'content',
    depth: '0',
    limit: '1',
  })
  const [found, routes] = await Promise.all([
    readCms(`markets/${market}?depth=0`, Market),
    readCms(`route-maps?${query}`, Routes),
  ])
  const { state, indexable, brand, hosts } = found
  return {
    brand: brand.name,
    open: indexable === true && state !== 'draft',
    origin: indexOrigin(hosts, previewedEnvironment(location.hostname), location.port),
    routes: routes.docs.flatMap(({ patterns }) => patterns.map(({ pattern }) => ({ screen: 'content', pattern }))),
  }
}

/** The settings of a market that decide how its pages look in search results; undefined while they load. */
const useSearchPlace = (market: string | null) =>
  useSWR(market === null ? null : ['search-place', market], () => readPlace(market ?? ''), { revalidateOnFocus: false })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Preview of the page in search results, updated while the texts are typed. */
export function SearchPreview() {
  const words = useWords('searchResult')
  const heading = useId()
  const title = useFormFields(([fields]) => text(fields.metaTitle?.value).trim() || text(fields.title?.value).trim())
  const description = useFormFields(([fields]) => text(fields.metaDescription?.value).trim())
  const slug = useFormFields(([fields]) => text(fields.slug?.value))
  const hidden = useFormFields(([fields]) => fields.noindex?.value === true)
  const market = useFormFields(([fields]) => relationId(fields.market?.value))
  const { data: place, error } = useSearchPlace(market)
  const path = place ? pathOfPage(place.routes, slug) : null
  const address = place?.origin && path !== null ? place.origin + path : null
  const whole = title !== '' && place ? `${title} | ${place.brand}` : title
  const lengths = [
    ['titleLength', whole, measureText('title', whole), SHOWN.title],
    ['descriptionLength', description, measureText('description', description), SHOWN.description],
  ] as const
  return (
    <section className={styles.panel} aria-labelledby={heading} data-search-preview>
      <h2 id={heading} className={result.heading}>
        {words('heading')}
      </h2>
      <div className={result.result} data-hidden={hidden || undefined}>
        <p className={result.address}>{address === null ? words('noAddress') : crumbs(address)}</p>
        <p className={result.title}>{whole === '' ? words('noTitle') : cut(whole, SHOWN.title)}</p>
        <p className={result.description}>{description === '' ? words('noDescription') : cut(description, SHOWN.description)}</p>
      </div>
      <ul className={result.facts}>
        {lengths.map(([key, said, length, most]) => (
          <li key={key} data-length={length}>
            {words(key, { length: said.length, most })} <strong>{words(length)}</strong>
          </li>
        ))}
        {address !== null && <li className={result.whole}>{words('address', { address })}</li>}
        {place && <li>{words(hidden ? 'pageHidden' : place.open ? 'listed' : 'marketHidden')}</li>}
      </ul>
      {error !== undefined && <ProblemLine text={words('unread')} />}
    </section>
  )
}

/** "de.revalo.example › content › agb", as search engines write an address. */
function crumbs(address: string): string {
  const { host, pathname } = new URL(address)
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ')
}
