'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { useWords } from '@/admin/use-words'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { MarkedPage } from '@/collections/translations/translation-answers'
import styles from '@/admin/views.module.css'

type Props = Readonly<{
  /** Any page of the group. */
  page: number
  title: string
  market: Readonly<{ id: number; name: string }>
  isMarked: boolean
}>

/** Marks a page as not meant for a market that lacks it, and takes the mark back. It stays one button, so that focus stays. */
export function NotForMarket({ page, title, market, isMarked }: Props) {
  const words = useWords('table')
  const silent = useWords('translations')('silent')
  const { i18n } = useTranslation()
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)
  const change = async () => {
    const method = isMarked ? 'DELETE' : 'POST'
    const answer = await askPages(`/${page}/not-for/${market.id}`, MarkedPage, { language: i18n.language, method })
    setProblem(answer.ok ? null : (answer.message ?? silent))
    if (answer.ok) startTransition(() => router.refresh())
  }
  const label = words(isMarked ? 'takeBack' : 'mark')
  return (
    <>
      <button
        type="button"
        className={styles.textButton}
        aria-disabled={busy}
        aria-label={`${label}: ${title}, ${market.name}`}
        onClick={() => !busy && startTransition(change)}
      >
        {label}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  )
}
