'use client'
import type { SayToStaff } from '@/domain/staff-messages/staff-messages'
import { useDocumentInfo } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useDeferredValue, useMemo, useState } from 'react'
import useSWR from 'swr'
import { marketInForm, useFormValues } from '@/admin/form-values'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useSayToStaff, useWords, useWordsOrKeys } from '@/admin/use-words'
import { convertMarket } from '@/collections/documents/market-document'
import { settingProblems } from '@/collections/markets/setting-problems'
import { CompletenessFacts } from '@/collections/completeness/facts'
import { marketGaps } from '@/collections/completeness/market-gaps'
import { ownGaps } from '@/collections/completeness/own-gaps'
import { Market } from '@/domain/market/market'
import { goToField, usePlaces } from './use-places'
import styles from '@/admin/fields.module.css'

type ListedGap = Readonly<{
  level: 'missing' | 'look'
  message: string
  where: Readonly<{ path: string } | { documents: string }>
}>

/** Gaps of the unsaved form: its settings by the rules of every save, and the gaps of the whole market. */
function formGaps(values: unknown, facts: CompletenessFacts | null, say: SayToStaff, now: number): ListedGap[] {
  const doc = marketInForm(values)
  const settings = Market.safeParse(convertMarket(doc, new Map()))
  const wrong = settings.success ? [] : settingProblems(settings.error, say)
  const gaps = facts ? marketGaps(doc, facts, now) : ownGaps(doc, now)
  return [
    ...wrong.map(({ path, message }): ListedGap => ({ level: 'missing', message, where: { path } })),
    ...gaps.map(({ level, said, values, where }) => ({
      level,
      message: say(`gap.${said}`, values),
      where,
    })),
  ]
}

const readFacts = ([, id]: readonly [string, number | string, number]): Promise<CompletenessFacts> =>
  readCms(`markets/${id}/facts`, CompletenessFacts)

/** The gaps of the market in the form, each with a link to its field (M-16). */
export function Completeness() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const values = useDeferredValue(useFormValues())
  const words = useWords('complete')
  const say = useSayToStaff()
  const [opened] = useState(() => Date.now())
  const facts = useSWR(id === undefined ? null : (['facts', id, lastUpdateTime] as const), readFacts, {
    keepPreviousData: true,
  })
  const gaps = useMemo(() => formGaps(values, facts.data ?? null, say, opened), [values, facts.data, say, opened])
  const missing = gaps.filter(({ level }) => level === 'missing')
  const look = gaps.filter(({ level }) => level === 'look')
  return (
    <details className={styles.panel} data-testid="completeness">
      <summary className={styles.summary}>
        <span className={styles.summaryTitle}>{words('title')}</span>{' '}
        <span className={missing.length > 0 ? styles.bad : styles.good}>
          {missing.length > 0 ? words('missing', { count: missing.length }) : words('whole')}
        </span>{' '}
        {look.length > 0 && <span className={styles.quiet}>{words('look', { count: look.length })}</span>}
      </summary>
      {values.state === 'draft' && <p>{words('draft')}</p>}
      {facts.error !== undefined && <ProblemLine text={words('unread')} />}
      {missing.length > 0 && <GapList gaps={missing} market={id} />}
      {look.length > 0 && (
        <>
          <h2>{words('look', { count: look.length })}</h2>
          <GapList gaps={look} market={id} />
        </>
      )}
    </details>
  )
}

type ListProps = Readonly<{ gaps: readonly ListedGap[]; market: number | string | undefined }>

function GapList({ gaps, market }: ListProps) {
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap, index) => (
        // Two gaps may have the same text, so the index is the key.
        <li key={index}>
          <GapLink gap={gap} market={market} /> {gap.message}
        </li>
      ))}
    </ul>
  )
}

function GapLink({ gap: { where }, market }: Readonly<{ gap: ListedGap; market: number | string | undefined }>) {
  const nameDocuments = useWordsOrKeys('complete')
  const placeOf = usePlaces()
  if ('documents' in where) {
    const query = where.documents === 'media' ? '' : `?where[market][equals]=${market}`
    return (
      <a className={styles.jump} href={`/admin/collections/${where.documents}${query}`}>
        {nameDocuments(where.documents)}
      </a>
    )
  }
  const place = placeOf(where.path)
  return (
    <button type="button" className={styles.jump} onClick={() => goToField(place?.tab ?? 0, where.path)}>
      {place?.label ?? where.path}
    </button>
  )
}
