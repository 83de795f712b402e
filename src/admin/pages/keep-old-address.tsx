'use client'
import { useField, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import styles from '@/admin/views.module.css'
import { relationId, useFormValues } from '@/admin/form-values'
import { listRoutes, useMarketRoutes } from '@/admin/routes/market-routes'
import { useWords } from '@/admin/use-words'
import { isValidParam } from '@/domain/routing/params'
import { compileRoutes, pathTo } from '@/domain/routing/route-map'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

const Page = z.object({ slug: z.string(), _status: z.string() })

async function read(path: string): Promise<string | null> {
  const page = await readCms(path, Page)
  return page._status === 'published' ? page.slug : null
}

/** The published slug of the page in the form, whatever its drafts have; null while it is not published. */
function usePublishedSlug(): string | null {
  const { id, lastUpdateTime } = useDocumentInfo()
  const path = `pages/${id}?depth=0&draft=false&select[slug]=true&select[_status]=true`
  const { data } = useSWR(id === undefined ? null : [path, lastUpdateTime], () => read(path), { keepPreviousData: true })
  return data ?? null
}

/** Offers a redirect when the slug in the form differs from the published one. */
export function KeepOldAddress({ path }: Readonly<{ path: string }>) {
  const words = useWords('rename')
  const box = useId()
  const moved = useMove()
  // Each autosave resets the form's field, so the editor's choice is stored here until the page is published.
  const [keep, setKeep] = useState(true)
  const { value, setValue } = useField<boolean>({ path })
  useEffect(() => {
    if (moved && value !== keep) setValue(keep, true)
  }, [moved, keep, value, setValue])
  if (!moved) return null
  return (
    <fieldset className={styles.notice} data-keep-old>
      <legend>{words('title')}</legend>
      <p className={styles.address}>
        <del>{moved.old}</del> → {moved.new}
      </p>
      <label htmlFor={box} className={styles.check}>
        <input id={box} type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        {words('keep')}
      </label>
      <p className={styles.quiet}>{words(keep ? 'kept' : 'lost', moved)}</p>
    </fieldset>
  )
}

function useMove(): Readonly<{ old: string; new: string }> | null {
  const { market, slug } = useFormValues()
  const published = usePublishedSlug()
  const wanted = typeof slug === 'string' && isValidParam('slug', slug) ? slug : null
  const differs = published !== null && wanted !== null && wanted !== published
  const { context } = useMarketRoutes(differs ? relationId(market) : null)
  return useMemo(() => {
    if (!differs || !context) return null
    const routes = compileRoutes(listRoutes(context))
    return { old: pathTo(routes, 'content', { slug: published }), new: pathTo(routes, 'content', { slug: wanted }) }
  }, [differs, context, published, wanted])
}
