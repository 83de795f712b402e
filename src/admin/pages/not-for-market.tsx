'use client'
import { ProblemLine } from '@/admin/problem-line'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useWords } from '@/admin/use-words'
import { useCmsRequest } from '@/admin/use-cms-request'
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
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  const { problem, ask } = useCmsRequest()
  const change = async () => {
    const method = isMarked ? 'DELETE' : 'POST'
    const answer = await ask(`/pages/${page}/not-for/${market.id}`, MarkedPage, { method })
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
      <ProblemLine text={problem} />
    </>
  )
}
