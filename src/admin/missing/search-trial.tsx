'use client'
import { useDebounce, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SearchTrial as TrialAnswer } from '@/collections/search/search-answers'
import styles from '@/admin/admin.module.css'
import { relationId, useFormValues } from '@/admin/form-values'
import { useWords } from '@/admin/use-words'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

/** Pause in milliseconds after typing before the text is searched for. */
const PAUSE_MS = 400

/** What the shop finds for a text now. Throws when the CMS does not answer. */
export async function trySearch(text: string, market: string | null, signal?: AbortSignal): Promise<TrialAnswer['found']> {
  const query = new URLSearchParams({ text, ...(market !== null && { market }) })
  return (await readCms(`search-words/trial?${query}`, TrialAnswer, signal)).found
}

/** Below the words that are searched for: what the shop finds for them, or names that resemble what was typed. */
export function SearchTrial() {
  const { action, typed, target, market } = useFormValues()
  const { setValue } = useField<string>({ path: 'target' })
  const words = useWords('searchTrial')
  const own = typeof target === 'string' ? target.trim() : ''
  const text = own || (typeof typed === 'string' ? (typed.split(',')[0] ?? '').trim() : '')
  const { found, isSearching } = useTrial(action === 'synonym' ? text : '', relationId(market))
  if (action !== 'synonym' || text === '') return null
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
                <button type="button" className={styles.choice} onClick={() => setValue(name)}>
                  {name}
                </button>
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

type State = Readonly<{ asked: string; found: TrialAnswer['found'] }>

function useTrial(text: string, market: string | null): Readonly<{ found: TrialAnswer['found']; isSearching: boolean }> {
  const asked = useDebounce(JSON.stringify([text, market]), PAUSE_MS)
  const [state, setState] = useState<State>({ asked: '', found: null })
  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    trySearch(text, market, stop.signal).then(
      (found) => setState({ asked, found }),
      () => stop.signal.aborted || setState({ asked, found: null }),
    )
    return () => stop.abort()
    // Once the person pauses.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  return { found: state.found, isSearching: state.asked !== asked || asked !== JSON.stringify([text, market]) }
}
