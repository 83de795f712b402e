import { notFound } from 'next/navigation'
import { VersionForm } from '@/admin/on-demand'
import type { DocumentViewServerProps } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { staffOf } from '@/collections/access/staff'
import { type GuardedCollection, mayPublish, reachOf } from '@/collections/access/table'
import { versionOf } from '@/collections/versions/version-of'
import { versionInWords } from './version-in-words'

type Props = DocumentViewServerProps & Readonly<{ guarded: GuardedCollection }>

/** Replaces Payload's view of a version, which restores all of it or nothing (P-29). */
export async function VersionView({ guarded, initPageResult, routeSegments }: Props) {
  const { docID, req } = initPageResult
  const staff = staffOf(req.user)
  const id = routeSegments.at(-1) ?? ''
  const version = /^\d+$/.test(id) ? await versionOf(req, guarded, id).catch(() => null) : null
  if (!staff || !version || String(docID) !== String(version.document)) notFound()
  const { now, then, at, document } = version
  const rows = await versionInWords(req, guarded, version)
  const drafts = hasDraftsEnabled(req.payload.collections[guarded].config)
  // A draft stays a draft: publishing is offered when both the document and the version were published.
  const publishes = now._status === 'published' && then._status === 'published' && mayPublish(staff, now.market)
  return (
    <VersionForm
      collection={guarded}
      document={document}
      version={id}
      at={at}
      status={drafts ? String(then._status) : null}
      updatedAt={String(now.updatedAt)}
      rows={rows}
      ways={reachOf(guarded, 'restore', staff.role) === 'none' ? [] : waysOf(drafts, publishes)}
    />
  )
}

const waysOf = (drafts: boolean, publishes: boolean) =>
  drafts ? ([...(publishes ? (['restorePublished'] as const) : []), 'restoreDraft'] as const) : (['restore'] as const)
