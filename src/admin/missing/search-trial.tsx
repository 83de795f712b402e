'use client'
import { Button, useField } from '@payloadcms/ui'
import { SearchTrial as TrialAnswer } from '@/collections/search/search-answers'
import styles from '@/admin/views.module.css'
import { relationId, useFormValues } from '@/admin/form-values'
import { usePausedAnswer } from '@/admin/use-paused-answer'
import { useWords } from '@/admin/use-words'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

/** Pause in milliseconds after typing before the text is searched for. */
const PAUSE_MS = 400

/** What the shop finds for a text now. Throws when the CMS does not answer. */
export const trySearch = (text: string, market: string | null): Promise<TrialAnswer['found']> => ask(trialQuery(text, market))

/** Below the words that are searched for: what the shop finds for them, or names that resemble what was typed. */
export function SearchTrial() {
  const { action, typed, target, market } = useFormValues()
  const { setValue } = useField<string>({ path: 'target' })
  const words = useWords('searchTrial')
  const own = typeof target === 'string' ? target.trim() : ''
  const text = own || (typeof typed === 'string' ? (typed.split(',')[0] ?? '').trim() : '')
  const isAsked = action === 'synonym' && text !== ''
  const { answer: found, busy: isSearching } = usePausedAnswer(
    isAsked ? trialQuery(text, relationId(market)) : null,
    PAUSE_MS,
    ask,
  )
  if (!isAsked) return null
  const isTarget = own !== ''
  return (
    <section className={styles.panel} aria-labelledby="search-trial-title" aria-busy={isSearching}>
      <h4 id="search-trial-title">{words('title', { text })}</h4>
      <p className={found && found.total === 0 && isTarget ? styles.problem : styles.quiet} role="status">
        {isSearching ? words('searching') : found === null ? words('away') : describe(found, words)}
      </p>
      {found && found.near.length > 0 && (
        <>
          <p className={styles.quiet}>{words('near')}</p>
          <ul className={styles.choices}>
            {found.near.map((name) => (
              <li key={name}>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(name)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type Words = ReturnType<typeof useWords<'searchTrial'>>
function describe({ isNoDevice, total, hasMore, names }: NonNullable<TrialAnswer['found']>, words: Words): string {
  if (isNoDevice) return words('noDevice')
  if (total === 0) return words('nothing')
  return words(hasMore ? 'findsMore' : 'finds', { count: total, names: names.join(', ') })
}

const ask = (query: string, signal?: AbortSignal) =>
  readCms(`search-words/trial?${query}`, TrialAnswer, signal).then(({ found }) => found)

const trialQuery = (text: string, market: string | null): string =>
  new URLSearchParams({ text, ...(market !== null && { market }) }).toString()
