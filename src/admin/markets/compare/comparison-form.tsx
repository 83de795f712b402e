'use client'
import { useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useRouter, useSearchParams } from 'next/navigation'
import { useId } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'
import { ComparisonTable } from './comparison-table'
import { FileComparison } from './file-comparison'
import { useComparison } from './use-comparison'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { type MarketChoice, useMarkets } from '@/admin/use-markets'

const Versions = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]), updatedAt: z.string() })) })
const MAX_VERSIONS = 50

type Version = z.infer<typeof Versions>['docs'][number]

/** The markets that the member of staff may read, and the versions of the chosen one, the newest first. */
function useSides(market: string): Readonly<{ markets: readonly MarketChoice[]; versions: readonly Version[] }> {
  const markets = useMarkets()
  const query = `where[parent][equals]=${market}&depth=0&limit=${MAX_VERSIONS}&sort=-updatedAt`
  const versions = useSWR(
    market === '' ? null : `markets/versions?${query}`,
    async (path: string) => (await readCms(path, Versions)).docs,
  )
  return { markets, versions: versions.data ?? [] }
}

/** Choice instead of a market or version: a file from another environment, which a URL cannot name. */
const FILE = 'file'

/** Chooses the two sides, which are stored in the URL, so that a comparison can be shared. */
export function ComparisonForm() {
  const words = useWords('compare')
  const asked = useSearchParams()
  const router = useRouter()
  const [leftId, rightId] = [useId(), useId()]
  const left = asked.get('left') ?? ''
  const right = asked.get('right') ?? ''
  const { markets } = useSides(left)
  const byFile = left !== '' && right === FILE
  const { table, failed } = useComparison(left, byFile ? '' : right)
  const go = (sides: Readonly<{ left: string; right: string }>) =>
    router.replace(`/admin/compare-markets?${new URLSearchParams(sides)}`, { scroll: false })
  return (
    <>
      <div className={styles.row}>
        <div className={styles.field}>
          <label htmlFor={leftId}>{words('market')}</label>
          <select
            id={leftId}
            className={styles.input}
            value={left}
            onChange={({ target }) => go({ left: target.value, right: '' })}
          >
            <option value="">{words('choose')}</option>
            {markets.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={rightId}>{words('with')}</label>
          <select
            id={rightId}
            className={styles.input}
            value={right}
            disabled={left === ''}
            onChange={({ target }) => go({ left, right: target.value })}
          >
            <option value="">{words('choose')}</option>
            <RightOptions left={left} />
          </select>
        </div>
      </div>
      {left !== '' && <SaveAsFile market={left} />}
      {byFile && <FileComparison key={left} market={left} />}
      {failed && <ProblemLine text={words('failed')} />}
      {table && <ComparisonTable table={table} />}
    </>
  )
}

function SaveAsFile({ market }: Readonly<{ market: string }>) {
  const words = useWords('compare')
  return (
    <p>
      <a className={styles.link} href={`/cms-api/markets/${market}/configuration`} download>
        {words('configuration')}
      </a>
    </p>
  )
}

function RightOptions({ left }: Readonly<{ left: string }>) {
  const words = useWords('compare')
  const { i18n } = useTranslation()
  const { markets, versions } = useSides(left)
  const timeZone = markets.find(({ id }) => String(id) === left)?.timeZone ?? 'UTC'
  const write = new Intl.DateTimeFormat(i18n.language, { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  // The newest version equals the present market; the one before it shows what the last save changed.
  const [, ...earlier] = versions
  return (
    <>
      <optgroup label={words('otherMarkets')}>
        {markets
          .filter(({ id }) => String(id) !== left)
          .map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
      </optgroup>
      <option value={FILE}>{words('fromFile')}</option>
      <optgroup label={words('versions')}>
        {earlier.map(({ id, updatedAt }, index) => (
          <option key={id} value={`${left}@${id}`}>
            {words(index === 0 ? 'lastVersion' : 'asOf', { at: write.format(new Date(updatedAt)) })}
          </option>
        ))}
      </optgroup>
    </>
  )
}
