import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Why something was not done or could not be read; always there, so that a screen reader says what comes into it. */
export const ProblemLine = ({ text, id }: Readonly<{ text: ReactNode; id?: string }>) => (
  <p id={id} className={styles.bad} role="alert">
    {text}
  </p>
)
