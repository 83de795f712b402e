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
  const [silent, { language }] = [useWords('translations')('silent'), useTranslation().i18n]
  const [pairs, setPairs] = useState<PagePairs | null>(null)
  const [drafts, setDrafts] = useState<Texts>({})
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, WhyNot>>>({})
  const [said, setSaid] = useState<PairMessage>(SILENCE)
  const [busy, setBusy] = useState(false)
  const [settled, setSettled] = useState<readonly string[]>([])
  const [proposed, setProposed] = useState<Texts>({})
  const { dirty, open } = sortUnits(pairs, drafts, { settled, proposed })
  const canSave = pairs?.mayWrite === true && !busy && (dirty.length > 0 || (open.length === 0 && !pairs.isFresh))
  const write = (id: string, runs: readonly string[]) => setDrafts((now) => ({ ...now, [id]: runs }))
  const settle = (id: string) => setSettled((now) => [...now, id])
  useLeaving(dirty.length > 0)
  useEffect(() => {
    const stop = new AbortController()
    void askPages(`/${page}/side-by-side`, PagePairs, { language, signal: stop.signal }).then((answer) => {
      if (answer.ok) setPairs(answer.body)
      else if (!stop.signal.aborted) setSaid({ text: answer.message ?? silent, isProblem: true })
    })
    return () => stop.abort()
  }, [page, language, silent])
  const begin = () => (setBusy(true), setSaid(SILENCE)) // Emptied, so that the same message is read again.
  const save = async (): Promise<boolean> => {
    if (!pairs) return false
    begin()
    const compared = open.length === 0 // The page is up to date once no text is open.
    const body = { at: pairs.at, units: dirty.map(({ id, source }) => ({ id, source, target: drafts[id] })), compared }
    const answer = await askPages(`/${page}/side-by-side`, SavedPairs, { language, method: 'POST', body })
    setBusy(false)
    if (!answer.ok) return (setSaid({ text: answer.message ?? silent, isProblem: true, isRefused: true }), false)
    const { state } = answer.body
    setProblems(Object.fromEntries(answer.body.problems.map(({ id, why }) => [id, why])))
    setSaid({ text: words(!state ? 'notStored' : compared ? 'storedFresh' : 'stored'), isProblem: !state })
    if (!state) return false
    setPairs(state)
    for (const unit of dirty) if (!open.includes(unit)) settle(unit.id)
    return (setDrafts({}), setTheirs({}), true)
  }
  /** Takes over what a colleague has saved; the texts written here stay, beside what the page says now. */
  const reload = async () => {
    const answer = await askPages(`/${page}/side-by-side`, PagePairs, { language })
    if (!answer.ok) return setSaid({ text: answer.message ?? silent, isProblem: true, isRefused: true })
    setTheirs(changedMeanwhile(pairs, answer.body, drafts))
    setPairs(answer.body)
    setSaid({ text: words('reloaded'), isProblem: false })
  }
  const draft = async () => {
    const asked = open.filter(({ target }) => target)
    if (asked.length === 0) return setSaid({ text: words('nothingOpen'), isProblem: false })
    begin()
    const { texts, refusal } = await askMachine(page, language, asked).finally(() => setBusy(false))
    if (!texts) return setSaid({ text: refusal === undefined ? words('machineAway') : (refusal ?? silent), isProblem: true })
    setProposed(texts)
    setDrafts((now) => ({ ...texts, ...now }))
    setSaid({ text: words('drafted', { count: Object.keys(texts).length, all: asked.length }), isProblem: false })
  }
  return { pairs, drafts, theirs, problems, said, busy, dirty, open, canSave, write, settle, save, reload, draft }
}

/** What a page says since a colleague has saved it, of the texts that were written here too. */
function changedMeanwhile(before: PagePairs | null, { units }: PagePairs, drafts: Texts) {
  const old = new Map(before?.units.map(({ id, target }) => [id, joined(target)]))
  return Object.fromEntries(
    units.flatMap(({ id, target }) => (drafts[id] && old.get(id) !== joined(target) ? [[id, joined(target)]] : [])),
  )
}

type Judged = Readonly<{ settled: readonly string[]; proposed: Texts }>

/**
 * Texts that differ from what the page says, and texts that are to do: neither written nor `settled` as right. A text that a machine
 * proposed is to do until it is changed or settled.
 */
function sortUnits(pairs: PagePairs | null, drafts: Texts, { settled, proposed }: Judged) {
  const units = pairs?.units ?? []
  const dirty = units.filter(({ id, target }) => drafts[id] && joined(drafts[id]) !== joined(target))
  const isWritten = (unit: Unit) =>
    dirty.includes(unit) && !['', joined(proposed[unit.id])].includes(joined(drafts[unit.id]).trim())
  const isSettled = (unit: Unit) => settled.includes(unit.id) || isWritten(unit)
  return { dirty, open: units.filter((unit) => pairs?.isFresh === false && unit.state !== 'done' && !isSettled(unit)) }
}

/** Proposals of the translation machine; none while it fails, or when the CMS refuses, with the reason that it gives. */
async function askMachine(page: number, language: string, open: readonly Unit[]) {
  const body = { units: open.map(({ id, source }) => ({ id, source })) }
  const answer = await askPages(`/${page}/machine-draft`, MachineDraft, { language, method: 'POST', body })
  if (!answer.ok) return { texts: null, refusal: answer.message }
  const { units } = answer.body
  return { texts: units && Object.fromEntries(units.map(({ id, target }) => [id, target])), refusal: undefined }
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
