'use client'
import { Popup, PopupList, useAuth, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { historyPath } from '@/admin/audit/history-path'
import { CollectItem, useChoices } from '@/admin/releases/collect-item'
import { useWords } from '@/admin/use-words'
import { UndoItem } from '@/admin/versions/undo-dialog'

type Props = Readonly<{
  slug: string
  isReleased: boolean
  isCreatable: boolean
  isLive: boolean
  hasDrafts: boolean
  /** Roles that may read the audit log, where it records the collection. */
  logReaders: readonly string[]
}>

/** What the menu offers of the document, this member of staff and what is stored. */
function useMenuItems({ slug, isReleased, isCreatable, isLive, hasDrafts, logReaders }: Props): ReactNode[] {
  const words = useWords('formHeader')
  const changes = useWords('changes')
  const { user } = useAuth()
  const { id, hasPublishPermission, hasSavePermission, isTrashed } = useDocumentInfo()
  const { url } = useLivePreviewContext()
  const isStored = id !== undefined && !isTrashed
  const choices = useChoices(isReleased && (isStored || (isCreatable && !isTrashed)) ? slug : null)
  const mayUndo = isStored && isLive && hasSavePermission && (!hasDrafts || hasPublishPermission)
  return [
    choices?.mayMake && <CollectItem key="collect" releasable={slug} choices={choices} />,
    mayUndo && <UndoItem key="undo" path={`/live/${slug}/${id}/undo`} />,
    isStored && url && (
      <PopupList.Button key="tab" onClick={() => window.open(url, '_blank', 'noopener')}>
        {words('inTab')}
      </PopupList.Button>
    ),
    id !== undefined && logReaders.includes(String(user?.role)) && (
      <PopupList.Button key="history" href={`/admin${historyPath(slug, id)}`}>
        {changes('history')}
      </PopupList.Button>
    ),
  ].filter(Boolean)
}

export const FormMenuItems = (props: Props): ReactNode => useMenuItems(props)

/** The same menu where Payload shows none: in a new document, and for those who may neither create nor delete. */
export function FormMenu(props: Props) {
  const { id, docPermissions, hasDeletePermission, hasTrashPermission } = useDocumentInfo()
  const mayCreate = docPermissions !== undefined && 'create' in docPermissions && docPermissions.create
  return id !== undefined && (mayCreate || hasDeletePermission || hasTrashPermission) ? null : <OwnMenu {...props} />
}

function OwnMenu(props: Props) {
  const items = useMenuItems(props)
  if (items.length === 0) return null
  const dots = (
    <div className="doc-controls__dots">
      <div />
      <div />
      <div />
    </div>
  )
  return (
    <Popup className="doc-controls__popup" button={dots} horizontalAlign="right" size="large">
      <PopupList.ButtonGroup>{items}</PopupList.ButtonGroup>
    </Popup>
  )
}
