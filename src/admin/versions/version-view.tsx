import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import { VersionForm, VersionLink } from '@/admin/on-demand'
import type { DocumentViewServerProps } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { getStaff } from '@/collections/access/staff-member'
import { type GuardedCollection, mayPublish, getReach } from '@/collections/access/access-table'
import { listVersions, type ListedVersion, readVersion } from '@/collections/versions/version-of'
import { THE_SHOP } from '@/collections/saving/write-entry'
import { formatStaffMessage } from '@/domain/staff-words'
import { PlainTable } from '@/admin/plain-table'
import { versionInWords } from './version-in-words'
import styles from './versions.module.css'

const words = staffWords('version')

type Props = DocumentViewServerProps & Readonly<{ guarded: GuardedCollection }>

/** Replaces Payload's view of a version, which restores all of it or nothing (P-29). */
export async function VersionView({ guarded, initPageResult, routeSegments }: Props) {
  const { docID, req } = initPageResult
  const staff = getStaff(req.user)
  const id = routeSegments.at(-1) ?? ''
  const version = /^\d+$/.test(id) ? await readVersion(req, guarded, id).catch(() => null) : null
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
      ways={getReach(guarded, 'restore', staff.role) === 'none' ? [] : waysOf(drafts, publishes)}
    />
  )
}

const waysOf = (drafts: boolean, publishes: boolean) =>
  drafts ? ([...(publishes ? (['restorePublished'] as const) : []), 'restoreDraft'] as const) : (['restore'] as const)

/** Replaces Payload's list of versions, which does not say who saved them. */
export async function VersionsView({ guarded, hasPublishedDoc, initPageResult, routeSegments }: Props) {
  const { docID, req } = initPageResult
  const { i18n, payload } = req
  if (!getStaff(req.user) || docID === undefined) notFound()
  const versions = await listVersions(req, guarded, docID)
  const { admin, labels, slug, ...collection } = payload.collections[guarded].config
  const hasDrafts = hasDraftsEnabled(collection)
  const isTrashed = routeSegments[2] === 'trash'
  const own = `${payload.config.routes.admin}/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`
  const say = (word: 'by' | 'none' | 'state' | 'when') => formatStaffMessage(words[word], i18n.language)
  return (
    <main>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={typeof labels.plural === 'function' ? labels.plural({ i18n, t: i18n.t }) : labels.plural}
        useAsTitle={admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      <Gutter>
        <div className={styles.view} data-testid="versions">
          {versions.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <PlainTable
              label={i18n.t('version:versions')}
              columns={(['when', 'by', ...(hasDrafts ? (['state'] as const) : [])] as const).map((name) => ({
                name,
                heading: say(name),
              }))}
              rows={versions.map((version, id) => ({
                id,
                cells: [
                  <VersionLink key="when" at={version.at} href={`${own}/${version.id}`} />,
                  saverIn(version, i18n.language),
                  <Pill key="state" size="small" pillStyle="light-gray">
                    {i18n.t(stateOf(version, versions, hasPublishedDoc))}
                  </Pill>,
                ],
              }))}
            />
          )}
        </div>
      </Gutter>
    </main>
  )
}

/** Who saved a version, by the name in the log of changes. */
function saverIn({ saver }: ListedVersion, language: string): string {
  if (saver === null) return formatStaffMessage(words.byUnknown, language)
  const who = saver.by === THE_SHOP ? formatStaffMessage(words.byShop, language) : saver.by
  if (saver.way === undefined) return who
  return formatStaffMessage(words.byRelease, language, { who })
}

/** What a version of a collection with drafts is, in the words of Payload. */
function stateOf({ id, status }: ListedVersion, versions: readonly ListedVersion[], isLive: boolean) {
  const isNewest = versions.find((other) => other.status === status)?.id === id
  if (status === 'published') return isLive && isNewest ? 'version:currentlyPublished' : 'version:previouslyPublished'
  return isNewest && versions[0]?.id === id ? 'version:currentDraft' : 'version:draft'
}
