'use client'
import { Hamburger, useNav } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { AdminIcon } from './admin-icon'
import styles from './menu.module.css'
import { NARROW } from './narrow-cookie'

const TYPING = 'input, textarea, select, [contenteditable=true]'

/** Payload's drawer around the menu, which the key `[` makes narrow and wide. */
export function MenuFrame({ startsNarrow, children }: Readonly<{ startsNarrow: boolean; children: ReactNode }>) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav()
  const words = useWords('menu')
  const [isNarrow, setNarrow] = useState(startsNarrow)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key !== '[' || ctrlKey || metaKey || (target instanceof Element && target.closest(TYPING))) return
      setNarrow((was) => !was)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    document.cookie = `${NARROW}; path=/admin; samesite=lax; max-age=${isNarrow ? 31_536_000 : 0}`
  }, [isNarrow])
  const states = [navOpen && 'nav--nav-open', shouldAnimate && 'nav--nav-animate', hydrated && 'nav--nav-hydrated']
  return (
    <aside className={['nav', styles.frame, ...states].filter(Boolean).join(' ')} data-narrow={isNarrow} inert={!navOpen}>
      <div className="nav__scroll" ref={navRef}>
        <nav className={styles.menu} aria-label={words('menu')}>
          {children}
          <button type="button" className={styles.narrow} aria-keyshortcuts="[" onClick={() => setNarrow(!isNarrow)}>
            <AdminIcon name="panel" />
            <span className={styles.name}>{words(isNarrow ? 'wide' : 'narrow')}</span>
          </button>
        </nav>
      </div>
      <div className="nav__header">
        <div className="nav__header-content">
          <button type="button" className="nav__mobile-close" onClick={() => setNavOpen(false)}>
            <Hamburger isActive />
          </button>
        </div>
      </div>
    </aside>
  )
}
