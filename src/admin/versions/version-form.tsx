'use client'
import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  Gutter,
  Link,
  Pill,
  toast,
  useConfig,
  useDocumentTitle,
  useRouteTransition,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { useWords } from '@/admin/use-words'
import { askCms, type CmsRefusal } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import type { VersionRow } from './version-in-words'
import { VersionTable } from './version-table'
import styles from './versions.module.css'

/** A time on the reader's clock; null on the server, which does not know the reader's time zone. */
function useLocalTime(at: string, language: string, dateStyle: 'long' | 'medium'): string | null {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'medium' }).format(new Date(at)),
    () => null,
  )
}
const never = () => () => undefined

export function VersionLink({ at, href }: Readonly<{ at: string; href: string }>) {
  const { i18n } = useTranslation()
  return (
    <Link href={href} prefetch={false}>
      {useLocalTime(at, i18n.language, 'medium') ?? at}
    </Link>
  )
}

type VersionHeadProps = Readonly<{ collection: string; document: number; at: string; status: string | null }>

/** The version's time on the reader's clock, and a link back to the document. */
function VersionHead({ collection, document, at, status }: VersionHeadProps) {
  const words = useWords('version')
  const { i18n } = useTranslation()
  const { setStepNav } = useStepNav()
  const { getEntityConfig } = useConfig()
  const { title } = useDocumentTitle()
  const when = useLocalTime(at, i18n.language, 'long')
  const labels = getEntityConfig({ collectionSlug: collection })?.labels
  const plural = labels ? getTranslation(labels.plural, i18n) : collection
  const heading = when === null ? words('earlier') : words('title', { at: when })
  const versions = words('versions')
  useEffect(() => {
    const documents = `/admin/collections/${collection}`
    setStepNav([
      { label: plural, url: documents },
      { label: title, url: `${documents}/${document}` },
      { label: versions, url: `${documents}/${document}/versions` },
      { label: heading },
    ])
  }, [collection, document, heading, plural, setStepNav, title, versions])
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {status !== null && <Pill size="small">{words(status === 'published' ? 'published' : 'draft')}</Pill>}
    </div>
  )
}

type Way = 'restore' | 'restoreDraft' | 'restorePublished'
type Props = Readonly<{
  collection: string
  document: number
  version: string
  /** When the version was stored, ISO 8601 UTC. */
  at: string
  /** Null in a collection without drafts. */
  status: string | null
  /** `updatedAt` of the present document. */
  updatedAt: string
  rows: readonly VersionRow[]
  /** What the reader may do with the version; empty for only looking. */
  ways: readonly Way[]
}>

/** The fields that differ, all ticked at first; the ticked ones are restored. */
export function VersionForm({ collection, document, version, at, status, updatedAt, rows, ways }: Props) {
  const words = useWords('version')
  const { i18n } = useTranslation()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const open = rows.filter(({ mayChange }) => mayChange).map(({ path }) => path)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CmsRefusal | null>(null)
  const ticked = open.filter((path) => !left.has(path))
  const restore = async (way: Way) => {
    setBusy(true)
    const body = { fields: ticked, updatedAt, publish: way === 'restorePublished' }
    const { language } = i18n
    const answer = await askCms(`/${collection}/versions/${version}/fields`, z.unknown(), { method: 'POST', language, body })
    setBusy(false)
    setProblem(answer.ok ? null : answer)
    if (!answer.ok) return
    toast.success(words('done'))
    startRouteTransition(() => router.push(`/admin/collections/${collection}/${document}`))
  }
  const mayTick = ways.length > 0 && open.length > 0
  const note = ways.includes('restoreDraft') && !ways.includes('restorePublished') ? 'staysDraft' : 'atOnce'
  return (
    <Gutter>
      <div className={styles.view} data-testid="version">
        <VersionHead collection={collection} document={document} at={at} status={status} />
        <p className={styles.quiet}>{words(rows.length === 0 ? 'same' : mayTick ? 'intro' : 'onlyLook')}</p>
        {rows.length > 0 && <VersionTable rows={rows} choice={mayTick ? { left, onTick: setLeft } : null} />}
        <div role="alert">{problem && <ProblemText problem={problem} onReload={() => window.location.reload()} />}</div>
        {mayTick && (
          <div className={styles.ways}>
            {ways.map((way, index) => (
              <Button
                key={way}
                margin={false}
                buttonStyle={index === 0 ? 'primary' : 'secondary'}
                disabled={busy || ticked.length === 0}
                onClick={() => void restore(way)}
                extraButtonProps={{ 'data-way': way }}
              >
                {words(way, { n: ticked.length })}
              </Button>
            ))}
            <span className={styles.quiet}>{words(note)}</span>
          </div>
        )}
      </div>
    </Gutter>
  )
}

function ProblemText({ problem: { messages, status }, onReload }: Readonly<{ problem: CmsRefusal; onReload: () => void }>) {
  const words = useWords('version')
  return (
    <div className={styles.problem}>
      {messages.length === 0 && <p>{words('silent')}</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {status === 409 && (
        <Button buttonStyle="secondary" margin={false} onClick={onReload}>
          {words('reload')}
        </Button>
      )}
    </div>
  )
}
