'use client'
import { Hamburger, useNav } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { AdminIcon } from './admin-icon'
import { useBesidePreview } from './beside-preview'
import styles from './menu.module.css'
import { NARROW } from './narrow-cookie'

const TYPING = 'input, textarea, select, [contenteditable=true]'

/**
 * Payload's drawer around the menu, which the key `[` makes narrow and wide. A live preview narrows it for as long as it is open,
 * unless the person widens it meanwhile; what they chose is stored, and a preview changes nothing of that.
 */
export function MenuFrame({ startsNarrow, children }: Readonly<{ startsNarrow: boolean; children: ReactNode }>) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav()
  const words = useWords('menu')
  const [isChosen, setChosen] = useState(startsNarrow)
  const besidePreview = useBesidePreview()
  const [fold, setFold] = useState({ besidePreview: false, isFolded: false })
  if (fold.besidePreview !== besidePreview) setFold({ besidePreview, isFolded: besidePreview })
  const isNarrow = isChosen || fold.isFolded
  const toggle = () => {
    setChosen(!isNarrow)
    setFold({ besidePreview, isFolded: false })
  }
  const pressed = useEffectEvent(toggle)
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key !== '[' || ctrlKey || metaKey || (target instanceof Element && target.closest(TYPING))) return
      pressed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    document.cookie = `${NARROW}; path=/admin; samesite=lax; max-age=${isChosen ? 31_536_000 : 0}`
  }, [isChosen])
  const states = [navOpen && 'nav--nav-open', shouldAnimate && 'nav--nav-animate', hydrated && 'nav--nav-hydrated']
  return (
    <aside className={['nav', styles.frame, ...states].filter(Boolean).join(' ')} data-narrow={isNarrow} inert={!navOpen}>
      <div className="nav__scroll" ref={navRef}>
        <nav className={styles.menu} aria-label={words('menu')}>
          {children}
          <button type="button" className={styles.narrow} aria-keyshortcuts="[" onClick={toggle}>
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
