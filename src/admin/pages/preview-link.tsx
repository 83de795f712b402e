'use client'
import { useDocumentInfo, useFormModified, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useFormValues } from '@/admin/form-values'
import { setBesidePreview } from '@/admin/menu/beside-preview'
import { findFieldPath, leadToField } from '@/admin/navigation/open-field'
import { usePausedAnswer } from '@/admin/use-paused-answer'
import { DraftPreview, TypedPreview } from '@/collections/pages/page-answers'
import { type PreviewMessage, readPreviewMessage } from '@/domain/content/preview-message'
import { askCms, askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'

/** The preview follows typing within half a second; storing and drawing take the rest of it. */
const PAUSE_MS = 100
/** The home page of a partner is loaded again. */
const PARTNER_PAUSE_MS = 400
/** Below this width the preview covers the form. */
const SIDE_BY_SIDE = '(min-width: 1025px)'

/** The form's side of its live preview: what is typed, which field has the focus, and which place was clicked. */
export function PreviewLink() {
  const { iframeRef, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext()
  const origin = url && URL.canParse(url) ? new URL(url).origin : null
  const tell = useCallback(
    (message: PreviewMessage) => {
      if (origin !== null) iframeRef?.current?.contentWindow?.postMessage(message, origin)
    },
    [iframeRef, origin],
  )
  useNarrowMenu(isLivePreviewing)
  useEffect(() => {
    if (!isLivePreviewing || origin === null) return
    const tellFocus = (target: EventTarget | null) => {
      const path = target instanceof Element ? findFieldPath(target) : null
      if (path !== null) tell({ type: 'page-preview-focused', path })
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readPreviewMessage(event, { frame: iframeRef?.current?.contentWindow ?? null, origin })
      if (message?.type === 'page-preview-started') tellFocus(document.activeElement)
      if (message?.type !== 'page-preview-picked') return
      if (!matchMedia(SIDE_BY_SIDE).matches) setIsLivePreviewing(false)
      leadToField(message.path)
    }
    const onFocus = ({ target }: FocusEvent) => tellFocus(target)
    window.addEventListener('message', onMessage)
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('focusin', onFocus)
    }
  }, [iframeRef, isLivePreviewing, origin, setIsLivePreviewing, tell])
  return isLivePreviewing ? <TypedText tell={tell} /> : null
}

function useNarrowMenu(isLivePreviewing: boolean): void {
  useEffect(() => {
    setBesidePreview(isLivePreviewing)
    return () => setBesidePreview(false)
  }, [isLivePreviewing])
}

/** Shows what is typed about a partner in its live preview, whenever the person pauses and it could be saved. */
export function PartnerPreviewLink() {
  const { isLivePreviewing, setURL, url } = useLivePreviewContext()
  const { id } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const isModified = useFormModified()
  const values = useFormValues()
  useNarrowMenu(isLivePreviewing)
  const ask = useCallback(
    async (text: string, signal: AbortSignal) => {
      const request = { language, method: 'POST', body: JSON.parse(text) as object, signal } as const
      const answer = await askCms(`/partners/${id}/preview`, DraftPreview, request)
      return answer.ok ? answer.body.url : null
    },
    [id, language],
  )
  // Another mode is at another origin, and shows what is typed as well.
  const origin = url && URL.canParse(url) ? new URL(url).origin : null
  const asked = isLivePreviewing && isModified ? JSON.stringify({ origin, values }) : null
  const { answer } = usePausedAnswer(asked, PARTNER_PAUSE_MS, ask)
  const show = useEffectEvent(setURL)
  useEffect(() => {
    if (answer !== null) show(answer)
  }, [answer])
  return null
}

/** Stores what is typed whenever the person pauses, and says so to the preview. */
function TypedText({ tell }: Readonly<{ tell: (message: PreviewMessage) => void }>) {
  const { id } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const isModified = useFormModified()
  const { market, title, body, blocks } = useFormValues()
  const store = useCallback(
    async (text: string, signal: AbortSignal) => {
      const request = { language, method: 'POST', body: JSON.parse(text) as object, signal } as const
      const answer = await askPages(`/${id}/preview`, TypedPreview, request)
      if (answer.ok) tell({ type: 'page-preview-typed' })
    },
    [id, language, tell],
  )
  usePausedAnswer(isModified && id !== undefined ? JSON.stringify({ market, title, body, blocks }) : null, PAUSE_MS, store)
  return null
}
