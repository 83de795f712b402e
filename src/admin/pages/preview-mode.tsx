'use client'
import { useDocumentInfo, useLivePreviewContext, usePreferences, useTranslation } from '@payloadcms/ui'
import { PREVIEW_MODE } from '@/domain/routing/areas'
import { useAnswer } from '@/admin/use-answer'
import { useWords } from '@/admin/use-words'
import { DraftPreview } from '@/collections/pages/page-answers'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import styles from '@/admin/views.module.css'

type Mode = DraftPreview['mode']

/** Chooses the layout of the preview of a page or a partner, remembered for each member of staff (P-25). */
export function PreviewMode() {
  const words = useWords('preview')
  const { i18n } = useTranslation()
  const { collectionSlug, id } = useDocumentInfo()
  const { setURL } = useLivePreviewContext()
  const { setPreference } = usePreferences()
  const path = `/${collectionSlug}/${id}/preview`
  const [known, setKnown] = useAnswer(id === undefined ? null : path, DraftPreview)
  if (id === undefined || !known || known.modes.length < 2) return null
  const choose = async (mode: Mode) => {
    setKnown({ ...known, mode })
    await setPreference(PREVIEW_MODE, { mode })
    const answer = await askCms(`${path}?mode=${mode}`, DraftPreview, { language: i18n.language })
    if (answer.ok && answer.body.url) setURL(answer.body.url)
  }
  return (
    <div className={styles.sidePanel} data-testid="page-preview-mode">
      <label>
        {words('title')}
        <select
          className={styles.input}
          value={known.mode}
          onChange={({ target }) => void choose(known.modes.find((mode) => mode === target.value) ?? 'default')}
        >
          {known.modes.map((mode) => (
            <option key={mode} value={mode}>
              {words(mode)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
