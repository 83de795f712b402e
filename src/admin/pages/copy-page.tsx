'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import fields from '@/admin/fields.module.css'
import { Question } from '@/admin/dialog/question'
import { useWords } from '@/admin/use-words'
import { useCmsRequest } from '@/admin/use-cms-request'
import { CopiedPage } from '@/collections/translations/translation-answers'

type Props = Readonly<{ id: number | string; title: string; markets: readonly Readonly<{ id: number; name: string }>[] }>

/** Creates a draft of the page in the chosen markets of those that lack it, and opens the first beside the page. */
export function CopyPage({ id, title, markets }: Props) {
  const words = useWords('translations')
  const name = `${words('copyTo')}: ${title}`
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>(markets.map((market) => market.id))
  const { busy, problem, ask } = useCmsRequest()
  const copy = async () => {
    const made: number[] = []
    for (const market of chosen) {
      const answer = await ask(`/pages/${id}/copy`, CopiedPage, { method: 'POST', body: { market } })
      if (answer.ok) made.push(answer.body.id)
      // What was copied before stays; the next try continues.
      else return setChosen(chosen.slice(made.length))
    }
    window.location.assign(`/admin/side-by-side?page=${made[0]}`)
  }
  return (
    <>
      <Button size="small" buttonStyle="subtle" margin={false} aria-label={name} onClick={() => setOpen(true)}>
        {words('copyTo')}
      </Button>
      {open && (
        <Question
          title={name}
          does={words('copy', { count: chosen.length })}
          busy={busy || chosen.length === 0}
          problem={problem}
          onDo={() => void copy()}
          onClose={() => setOpen(false)}
        >
          {markets.map((market) => (
            <label key={market.id} className={fields.check}>
              <input
                type="checkbox"
                checked={chosen.includes(market.id)}
                onChange={({ target }) =>
                  setChosen((now) => (target.checked ? [...now, market.id] : now.filter((each) => each !== market.id)))
                }
              />
              {market.name}
            </label>
          ))}
        </Question>
      )}
    </>
  )
}
