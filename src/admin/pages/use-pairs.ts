import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { MachineDraft, PagePairs, SavedPairs, type WhyNot } from '@/collections/translations/translation-answers'

export type Unit = PagePairs['units'][number]

type Texts = Readonly<Record<string, readonly string[]>>
type PairMessage = Readonly<{ text: string; isProblem: boolean; isRefused?: boolean }>
const SILENCE: PairMessage = { text: '', isProblem: false }
const joined = (runs: readonly string[] | null | undefined) => runs?.join('') ?? ''

/** The texts of a page beside those of its source, what was written for them and is not saved, and what can be done with it. */
export function usePairs(page: number) {
  const words = useWords('side')
  const silent = useWords('translations')('silent')
  const { language } = useTranslation().i18n
  const [pairs, setPairs] = useState<PagePairs | null>(null)
  const [drafts, setDrafts] = useState<Texts>({})
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, WhyNot>>>({})
  const [said, setSaid] = useState<PairMessage>(SILENCE)
  const [busy, setBusy] = useState(false)
  const dirty = (pairs?.units ?? []).filter(({ id, target }) => drafts[id] && joined(drafts[id]) !== joined(target))
  useLeaving(dirty.length > 0)

  useEffect(() => {
    const stop = new AbortController()
    void askPages(`/${page}/side-by-side`, PagePairs, { language, signal: stop.signal }).then((answer) => {
      if (answer.ok) setPairs(answer.body)
      else if (!stop.signal.aborted) setSaid({ text: answer.message ?? silent, isProblem: true })
    })
    return () => stop.abort()
  }, [page, language, silent])

  /** Empties the message, so that a screen reader reads the next one even if it says the same again. */
  const begin = () => (setBusy(true), setSaid(SILENCE))
  const save = async (compared: boolean) => {
    if (!pairs) return
    begin()
    const units = dirty.map(({ id, source }) => ({ id, source, target: drafts[id] }))
    const sent = { language, method: 'POST', body: { at: pairs.at, units, compared } } as const
    const answer = await askPages(`/${page}/side-by-side`, SavedPairs, sent)
    setBusy(false)
    if (!answer.ok) return setSaid({ text: answer.message ?? silent, isProblem: true, isRefused: true })
    const { state, problems: found } = answer.body
    setProblems(Object.fromEntries(found.map(({ id, why }) => [id, why])))
    if (!state) return setSaid({ text: words('notStored'), isProblem: true })
    setPairs(state)
    setDrafts({})
    setTheirs({})
    setSaid({ text: words(compared ? 'storedFresh' : 'stored'), isProblem: false })
  }
  /** Takes over what a colleague has saved; the texts written here stay, beside what the page says now. */
  const reload = async () => {
    const answer = await askPages(`/${page}/side-by-side`, PagePairs, { language })
    if (!answer.ok) return setSaid({ text: answer.message ?? silent, isProblem: true, isRefused: true })
    const before = new Map(pairs?.units.map(({ id, target }) => [id, joined(target)]))
    const changed = answer.body.units.filter(({ id, target }) => drafts[id] && before.get(id) !== joined(target))
    setTheirs(Object.fromEntries(changed.map(({ id, target }) => [id, joined(target)])))
    setPairs(answer.body)
    setSaid({ text: words('reloaded'), isProblem: false })
  }
  const draft = async () => {
    const open = (pairs?.units ?? []).filter(({ id, state, target }) => state !== 'done' && target && !drafts[id])
    if (open.length === 0) return setSaid({ text: words('nothingOpen'), isProblem: false })
    begin()
    const { units, refusal } = await askMachine(page, language, open)
    setBusy(false)
    if (!units) return setSaid({ text: refusal === undefined ? words('machineAway') : (refusal ?? silent), isProblem: true })
    setDrafts((now) => ({ ...Object.fromEntries(units.map(({ id, target }) => [id, target])), ...now }))
    setSaid({ text: words('drafted', { count: units.length, all: open.length }), isProblem: false })
  }

  const write = (id: string, runs: readonly string[]) => setDrafts((now) => ({ ...now, [id]: runs }))
  return { pairs, drafts, theirs, problems, said, busy, changes: dirty.length, write, save, reload, draft }
}

/** Proposals of the translation machine; none while it fails, or when the CMS refuses, with the reason that it gives. */
async function askMachine(page: number, language: string, open: readonly Unit[]) {
  const body = { units: open.map(({ id, source }) => ({ id, source })) }
  const answer = await askPages(`/${page}/machine-draft`, MachineDraft, { language, method: 'POST', body })
  return answer.ok ? { units: answer.body.units, refusal: undefined } : { units: null, refusal: answer.message }
}

/** Asks before texts that are not saved are left. */
function useLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
