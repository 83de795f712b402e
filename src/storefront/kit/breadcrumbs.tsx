import type { ReactNode } from 'react'
import classes from './breadcrumbs.module.css'

/** `items` are links, the last one the text of the page itself. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly ReactNode[] }) {
  return (
    <nav className={classes.crumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
