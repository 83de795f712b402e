import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from '@/admin/fields.module.css'
import { ProblemLine } from '@/admin/problem-line'

type Props = Readonly<{ problem: string | null; close: string; onClose: () => void; children?: ReactNode }>

/** The end of a dialog: the problem, the buttons that act, and the one that closes. */
export const DialogEnd = ({ problem, close, onClose, children }: Props) => (
  <>
    <ProblemLine text={problem} />
    <div className={styles.actions}>
      {children}
      <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
        {close}
      </Button>
    </div>
  </>
)
