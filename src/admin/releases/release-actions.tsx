'use client'
import { Button, Popup, PopupList } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import fields from '@/admin/fields.module.css'
import { momentWithZone, typedInstant } from '@/admin/zoned-moment'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { useWords } from '@/admin/use-words'
import { ReleaseInShops } from '@/admin/versions/live-buttons'
import { Mark } from './mark'
import { Question } from '@/admin/dialog/question'
import styles from './releases.module.css'
import { useRelease } from './use-release'

type Release = Readonly<{
  id: number
  title: string
  state: 'open' | 'scheduled' | 'failed' | 'live' | 'takenBack'
  /** ISO 8601 UTC. */
  at: string | null
  /** Time zone in which its minute is typed. */
  zone: string
  count: number
  /** How many markets it changes. */
  markets: number
  /** Titles of pages that wait for a review. */
  inReview: readonly string[]
}>
type Props = Readonly<{ release: Release }>
type Step = 'schedule' | 'now' | 'unschedule' | 'takeBack' | 'delete'
type Refusal = Readonly<{ text: string; place: HTMLElement }>

const PREPARED: readonly Step[] = ['schedule', 'now', 'delete']
const STEPS: Readonly<Record<Release['state'], readonly Step[]>> = {
  open: PREPARED,
  failed: PREPARED,
  scheduled: ['unschedule'],
  live: ['takeBack'],
  takenBack: ['delete'],
}

/** What can be done with a release in its state: the first step as a button, the others below it. Each asks before it acts. */
export function ReleaseActions({ release }: Props) {
  const words = useWords('action')
  const [step, setStep] = useState<Step | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isPrepared = STEPS[release.state] === PREPARED
  const [first, ...others] = release.count === 0 ? (['delete'] as const) : STEPS[release.state]
  const counts = useCounts(release)
  const say = (next: Step) => words(`${next}First` as const, counts)
  const ask = (next: Step) => {
    setRefusal(null)
    setStep(next)
  }
  const showRefusal = (found: Refusal) => {
    setRefusal(found)
    setStep(null)
    found.place.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={styles.actions} data-testid="release-actions">
      {release.count > 0 && (isPrepared || release.state === 'scheduled') && <ReleaseInShops id={release.id} />}
      {first && (
        <Button
          size="medium"
          margin={false}
          buttonStyle={first === 'schedule' ? 'primary' : 'secondary'}
          onClick={() => ask(first)}
        >
          {say(first)}
        </Button>
      )}
      {others.length > 0 && <OtherSteps steps={others} say={say} onChoose={ask} />}
      {step && <StepQuestion release={release} step={step} onRefusal={showRefusal} onClose={() => setStep(null)} />}
      {refusal && createPortal(<Mark tone="bad" role="alert" text={refusal.text} />, refusal.place)}
    </div>
  )
}

type OtherProps = Readonly<{ steps: readonly Step[]; say: (step: Step) => string; onChoose: (step: Step) => void }>

function OtherSteps({ steps, say, onChoose }: OtherProps) {
  const words = useWords('action')
  const button = (
    <>
      <AdminIcon name="dots" />
      <span className="sr-only">{words('more')}</span>
    </>
  )
  return (
    <Popup
      button={button}
      buttonClassName={styles.more}
      horizontalAlign="right"
      size="fit-content"
      render={({ close }) => (
        <PopupList.ButtonGroup>
          {steps.map((step) => (
            <PopupList.Button
              key={step}
              onClick={() => {
                close()
                onChoose(step)
              }}
            >
              {say(step)}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}

function useCounts({ count, markets }: Release) {
  const words = useWords('action')
  return {
    changes: words(count === 1 ? 'oneChange' : 'manyChanges', { count }),
    markets: words(markets === 1 ? 'oneMarket' : 'manyMarkets', { count: markets }),
  }
}

const PATHS: Readonly<Record<Step, readonly ['POST' | 'DELETE', string]>> = {
  schedule: ['POST', '/schedule'],
  now: ['POST', '/schedule'],
  unschedule: ['DELETE', '/schedule'],
  takeBack: ['POST', '/back'],
  delete: ['DELETE', ''],
}
type StepProps = Props & Readonly<{ step: Step; onRefusal: (refusal: Refusal) => void; onClose: () => void }>

/** Asks with counts and with what follows, and does it. Why a change was refused is shown beside it. */
function StepQuestion({ release, step, onRefusal, onClose }: StepProps) {
  const { id, title, zone, inReview } = release
  const { words, language, router, busy, problem, run } = useRelease()
  const [typed, setTyped] = useState('')
  const [isChanged, setChanged] = useState(false)
  const counts = useCounts(release)
  const at = step === 'schedule' ? typedInstant(typed, zone) : release.at
  const moment = at === null ? '' : momentWithZone(language, zone, at)
  const act = async () => {
    const [method, path] = PATHS[step]
    const body = step === 'takeBack' ? { anyway: isChanged } : { at: step === 'now' ? null : at }
    const answer = await run(`/releases/${id}${path}`, method, method === 'POST' ? body : undefined)
    const place = answer.ok ? null : document.querySelector<HTMLElement>(`#refusal-${answer.code ?? ''}`)
    if (!answer.ok && place) return onRefusal({ text: answer.message ?? '', place })
    setChanged(!answer.ok && answer.code === 'changedSince')
    if (answer.ok) onClose()
    if (answer.ok && step === 'delete') router.push('/admin/releases')
  }
  const asks = words(`${step}Asks` as const, { ...counts, moment, title })
  return (
    <Question
      title={words(step)}
      does={words(isChanged ? 'takeBackAnyway' : (`${step}Does` as const), counts)}
      isLoss={step === 'takeBack' || step === 'delete'}
      busy={busy || (step === 'schedule' && at === null)}
      problem={problem}
      onDo={() => void act()}
      onClose={onClose}
    >
      {step === 'schedule' && (
        <label className={fields.field}>
          <span>{words('moment', { zone })}</span>
          <input
            className={fields.input}
            type="datetime-local"
            readOnly={busy}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      {typed !== '' && at === null && <p className={fields.bad}>{words('skipped')}</p>}
      <p role="status">{step === 'schedule' && at === null ? words('chooseMoment', counts) : asks}</p>
      <p className={fields.help}>{words(`${step}Follows` as const, { moment })}</p>
      {inReview.length > 0 && (step === 'schedule' || step === 'now') && (
        <Mark tone="look" text={words('withoutReview', { titles: inReview.join(', ') })} />
      )}
    </Question>
  )
}

type ItemProps = Readonly<{ release: number; item: number; title: string }>

export function TakeOut({ release, item, title }: ItemProps) {
  const { words, busy, problem, run } = useRelease()
  const [open, setOpen] = useState(false)
  const take = async () => {
    if ((await run(`/releases/${release}/items/${item}`, 'DELETE')).ok) setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        buttonStyle="subtle"
        margin={false}
        aria-label={words('takeOutThat', { title })}
        onClick={() => setOpen(true)}
      >
        {words('takeOut')}
      </Button>
      {open && (
        <Question
          title={words('takeOutThat', { title })}
          does={words('takeOut')}
          isLoss
          busy={busy}
          problem={problem}
          onDo={() => void take()}
          onClose={() => setOpen(false)}
        >
          <p>{words('deleteFollows')}</p>
        </Question>
      )}
    </>
  )
}
