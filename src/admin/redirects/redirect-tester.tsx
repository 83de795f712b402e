'use client'
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod'
import { relationId, useFormValues } from '@/admin/form-values'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import { makeExamplePath } from '@/domain/routing/redirect-checks'
import type { TriedAddresses } from '@/collections/redirects/redirect-answers'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { useTrial } from './address-trial'
import { type Conditions, ModeAndTime, nowByDefault } from './tool-inputs'
import { RuleLink } from './rule-link'
import { TraceView } from './trace-view'
import styles from '@/admin/views.module.css'

/** Problems for which a save would be refused, with links to the other redirects and a button that flattens a chain. */
function FormProblems({ problems }: Readonly<{ problems: TriedAddresses['problems'] }>) {
  const words = useWords('trial')
  const { dispatchFields, setModified } = useForm()
  if (problems.length === 0) return null
  const flatten = (target: RedirectTarget) => {
    for (const [path, value] of fieldsOf(target)) dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
  }
  return (
    <div className={styles.warning}>
      <strong>{words('refused')}</strong>
      {problems.map(({ path, message, others, flatten: target }) => (
        <div key={path}>
          <p>{message}</p>
          {others.length > 0 && (
            <p>
              {others.map((rule, index) => (
                <span key={rule.id}>
                  {index > 0 && ', '}
                  <RuleLink rule={rule} />
                </span>
              ))}
            </p>
          )}
          {target && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => flatten(target)}>
              {words('flatten')}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}

/** The fields of the form that a target sets; fields of other kinds stay as they are and have no effect. */
function fieldsOf(target: RedirectTarget): [path: string, value: string][] {
  switch (target.kind) {
    case 'screen':
      return [
        ['to.kind', 'screen'],
        ['to.screen', target.screen],
      ]
    case 'page':
      return [
        ['to.kind', 'page'],
        ['to.slug', target.slug],
      ]
    case 'path':
      return [
        ['to.kind', 'path'],
        ['to.path', target.path],
      ]
    case 'external':
      return [
        ['to.kind', 'external'],
        ['to.url', target.url],
      ]
  }
}

const Source = z.object({ from: z.string().catch(''), match: z.enum(['exact', 'prefix', 'pattern']).catch('exact') })
const FIELDS = ['from', 'match', 'to', 'status', 'enabled', 'hidesRoute', 'validFrom', 'validTo'] as const

/** "Where would this lead?": tests the redirect in the form among the stored ones, by the shop's own rules (U-18). */
export function RedirectTester() {
  const words = useWords('trial')
  const values = useFormValues()
  const input = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [conditions, setConditions] = useState<Conditions>(nowByDefault)
  const markets = useMarkets()
  const id = relationId(useDocumentInfo().id)
  const market = markets.find((candidate) => String(candidate.id) === relationId(values.market)) ?? null
  const source = Source.parse(values)
  const address = typed ?? (source.from.startsWith('/') ? makeExamplePath(source) : '')
  const question = useMemo(() => {
    if (market === null) return null
    const form = { ...Object.fromEntries(FIELDS.map((name) => [name, values[name]])), id }
    return { market: market.id, ...conditions, addresses: address === '' ? [] : [address], form }
  }, [market, conditions, address, values, id])
  const { answer, failed, busy } = useTrial(question)
  const trace = answer?.tried[0]
  return (
    <section className={styles.panel} aria-labelledby={`${input}-title`} data-redirect-tester>
      <h4 id={`${input}-title`}>{words('where')}</h4>
      <div className={styles.form}>
        <label className={`${styles.field} ${styles.wide}`} htmlFor={input}>
          <span>{words('address')}</span>
          <input
            id={input}
            className={styles.input}
            value={address}
            placeholder={words('example')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <ModeAndTime conditions={conditions} market={market} onChange={setConditions} />
      </div>
      <div className={styles.answer} aria-live="polite" aria-busy={busy}>
        {market === null && <p className={styles.quiet}>{words('chooseMarket')}</p>}
        {failed && <p className={styles.problem}>{words('failed')}</p>}
        {!answer && busy && <p className={styles.quiet}>{words('searching')}</p>}
        {market && answer && <FormProblems problems={answer.problems} />}
        {market && trace?.problem && <p className={styles.problem}>{trace.problem}</p>}
        {market && trace?.trace && <TraceView trace={trace.trace} own={id ?? 'new'} />}
      </div>
      <p className={styles.quiet}>{words('asForm')}</p>
    </section>
  )
}
