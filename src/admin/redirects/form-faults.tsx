import { useForm } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import type { Target, TrialAnswer } from './ask-trial'
import { RuleLink } from './rule-link'
import { trialWords } from './trial-words'
import styles from './redirects.module.css'

/** Problems for which a save would be refused, with links to the other redirects and a button that flattens a chain. */
export function FormFaults({ faults }: Readonly<{ faults: TrialAnswer['faults'] }>) {
  const words = useWords(trialWords)
  const { dispatchFields, setModified } = useForm()
  if (faults.length === 0) return null
  const flatten = (target: Target) => {
    for (const [path, value] of fieldsOf(target)) dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
  }
  return (
    <div className={styles.warning}>
      <strong>{words('refused')}</strong>
      {faults.map(({ path, message, others, flatten: target }) => (
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
            <button type="button" className={styles.button} onClick={() => flatten(target)}>
              {words('flatten')}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

/** The fields of the form that a target sets; fields of other kinds stay as they are and have no effect. */
function fieldsOf(target: Target): [path: string, value: string][] {
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
