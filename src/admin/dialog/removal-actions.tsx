import { Button } from '@payloadcms/ui'
import styles from '@/admin/markets/markets.module.css'

type Props = Readonly<{
  id: string
  look: 'primary' | 'error'
  problem: string | null
  disabled: boolean
  now: string
  cancel: string
  onRemove: () => void
  onCancel: () => void
}>

/** The end of a dialog that deletes: the error, the delete button and the cancel button. */
export function RemovalActions({ id, look, problem, disabled, now, cancel, onRemove, onCancel }: Props) {
  return (
    <>
      <p className={styles.bad} role="alert">
        {problem}
      </p>
      <div className={styles.actions}>
        <Button id={id} buttonStyle={look} size="large" margin={false} disabled={disabled} onClick={onRemove}>
          {now}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </>
  )
}
