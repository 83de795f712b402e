'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/views.module.css'
import { useWords } from '@/admin/use-words'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { trySearch } from './search-trial'
import { useFilledForm } from './use-filled-form'

type Props = Readonly<{ text: string; market: number }>

/** What staff make of a search without a result: other words to search for, a kind that is not bought, or nothing. */
export function SearchActions({ text, market }: Props) {
  const words = useWords('missingSearch')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const { open, form } = useFilledForm('search-words')
  const typed = text.replaceAll(/[,;]/g, ' ')
  const suggest = async () => {
    setBusy(true)
    const found = await trySearch(typed, String(market)).catch(() => null)
    open({ market, typed, action: 'synonym', target: found?.near[0] ?? '' })
    setBusy(false)
  }
  const ignore = async () => {
    setBusy(true)
    const posted = await askCms('/search-words', z.unknown(), { method: 'POST', body: { market, typed, action: 'ignored' } })
    if (posted.ok) router.refresh()
    else toast.error(posted.message ?? words('failed'))
    setBusy(false)
  }
  const actions = {
    synonym: () => void suggest(),
    notBought: () => open({ market, typed, action: 'notBought' }),
    ignore: () => void ignore(),
  }
  return (
    <div className={styles.buttons}>
      {(['synonym', 'notBought', 'ignore'] as const).map((action) => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy}
          aria-label={words('actionOn', { action: words(action), text })}
          onClick={actions[action]}
        >
          {words(action)}
        </Button>
      ))}
      {form}
    </div>
  )
}
