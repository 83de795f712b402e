import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

type SectionProps = Readonly<{ name: string; title: string; children: ReactNode; wide?: boolean }>

/** A part of the dashboard with its heading. */
export const Section = ({ name, title, children, wide = false }: SectionProps) => (
  <section className={styles.section} data-wide={wide} data-testid={`dashboard-${name}`} aria-labelledby={`dashboard-${name}`}>
    <h2 id={`dashboard-${name}`}>{title}</h2>
    {children}
  </section>
)
