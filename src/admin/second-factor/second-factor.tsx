'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { FactorKey, FactorState, RecoveryCodes } from '@trade-in-shop/payload-workbench/second-factor/second-factor-answers'
import { CodeForm } from './code-form'
import styles from './second-factor.module.css'

/** Shows the recovery codes for a lost phone; they cannot be shown a second time. */
function ShownCodes({ codes, onKept }: Readonly<{ codes: readonly string[]; onKept: () => void }>) {
  const say = useWords('secondFactorView')
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <p ref={notice} tabIndex={-1} className={styles.state}>
        {say('done')}
      </p>
      <ul className={styles.codes} aria-label={say('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{say('kept')}</Button>
    </>
  )
}

type Step =
  | Readonly<{ kind: 'off' } | { kind: 'on'; codesLeft: number } | { kind: 'done'; codes: readonly string[] }>
  | Readonly<{ kind: 'scan'; key: string; picture: string }>

/** Sets up one's own second factor, shows its recovery codes once, and switches it off. */
export function SecondFactor({ codesLeft }: Readonly<{ codesLeft: number | null }>) {
  const say = useWords('secondFactorView')
  const [step, setStep] = useState<Step>(codesLeft === null ? { kind: 'off' } : { kind: 'on', codesLeft })
  return (
    <>
      {step.kind === 'off' && (
        <>
          <p className={styles.state}>{say('off')}</p>
          <CodeForm
            path="/second-factor/begin"
            schema={FactorKey}
            button={say('begin')}
            asks={['password']}
            onDone={(body) => setStep({ kind: 'scan', ...body })}
          />
        </>
      )}
      {step.kind === 'scan' && (
        <>
          <p>{say('scan')}</p>
          <div className={styles.scan}>
            <img src={step.picture} alt={say('picture')} width={200} height={200} />
            <p>
              {say('key')}: <span className={styles.key}>{(step.key.match(/.{1,4}/g) ?? []).join(' ')}</span>
            </p>
          </div>
          <CodeForm
            path="/second-factor/confirm"
            schema={RecoveryCodes}
            button={say('confirm')}
            asks={['code']}
            onDone={({ codes }) => setStep({ kind: 'done', codes })}
          />
        </>
      )}
      {step.kind === 'done' && (
        <ShownCodes codes={step.codes} onKept={() => setStep({ kind: 'on', codesLeft: step.codes.length })} />
      )}
      {step.kind === 'on' && (
        <>
          <p className={styles.state}>{say('on', { count: step.codesLeft })}</p>
          <p>{say('offHelp')}</p>
          <CodeForm
            path="/second-factor/off"
            schema={FactorState}
            button={say('switchOff')}
            asks={['password', 'code']}
            onDone={() => setStep({ kind: 'off' })}
          />
        </>
      )}
    </>
  )
}
