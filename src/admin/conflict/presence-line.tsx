'use client'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { BEAT_MS, type Colleague, Presence } from '@trade-in-shop/payload-workbench/conflict/presence-answer'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { findFieldPath } from '@/admin/navigation/open-field'

/** The colleagues who have the document open; says every 15 seconds that this person has, while the page is in view. */
export function useColleagues(): readonly Colleague[] {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const isLoggedIn = Boolean(useAuth().user)
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  useEffect(() => {
    if (id === undefined || isTrashed || !isLoggedIn) return
    const controller = new AbortController()
    const { signal } = controller
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const field = document.activeElement && findFieldPath(document.activeElement)
      const body = { collection: collectionSlug, id, field }
      const answer = await askCms('/presence', Presence, { method: 'POST', language, body, signal })
      if (!signal.aborted) setColleagues(answer.ok ? answer.body.colleagues : [])
    }
    void beat()
    const timer = window.setInterval(() => void beat(), BEAT_MS)
    document.addEventListener('visibilitychange', () => void beat(), { signal })
    return () => {
      window.clearInterval(timer)
      controller.abort()
    }
  }, [collectionSlug, id, isLoggedIn, isTrashed, language])
  return colleagues
}
