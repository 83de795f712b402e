import type { ReactNode } from 'react'
import classes from './icon.module.css'

const SHAPES = {
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.8-4.5 4-6.5 8-6.5s7.2 2 8 6.5" />
    </>
  ),
  alert: <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.8v.2" />,
  arrow: <path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />,
  back: <path d="M15 5.5 8.5 12l6.5 6.5" />,
  bank: <path d="M3 10l9-6 9 6zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 20.5h18" />,
  cart: <path d="M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2.5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20.5h15" />,
  erased: (
    <>
      <rect x="4" y="4" width="13" height="16" rx="2.5" />
      <path d="M8 8.5h1M8 12h1M12 8.5h.5" />
      <circle cx="17" cy="17" r="4.5" className={classes.paper} />
      <path d="M15 17l1.5 1.5 2.5-3" />
    </>
  ),
  external: <path d="M8 16 19 5M11 5h8v8M19 16v3.5H4.5V5H8" />,
  forward: <path d="M9 5.5l6.5 6.5L9 18.5" />,
  hint: <path d="M9 18.5h6M10 21.5h4M8.5 15.5C6.5 14 5.5 12 5.5 9.5a6.5 6.5 0 0 1 13 0c0 2.5-1 4.5-3 6z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.2" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13.5" rx="2.5" />
      <path d="M4 7.5l8 6 8-6" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M5 12h14" />,
  pause: <path d="M9 6v12M15 6v12" />,
  play: <path d="M8 5.5v13l10-6.5z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 6h12v11h-12zM14.5 10h4l3 3.5V17h-7" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17.5" cy="18" r="2" />
    </>
  ),
  undo: <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9" />,
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21M10.5 7.8v5.4M7.8 10.5h5.4" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof SHAPES

/** A line icon beside a text; hidden from screen readers, so the text must say what it means. */
export function Icon({ name, small, className }: { name: IconName; small?: boolean; className?: string | undefined }) {
  const look = [classes.icon, small && classes.small, className].filter(Boolean).join(' ')
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  )
}
