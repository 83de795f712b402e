'use client'
import { Popup, PopupList } from '@payloadcms/ui'
import styles from '@/admin/views.module.css'

type Choice = Readonly<{ href: string; text: string; isCurrent: boolean }>

/** A button that says what is chosen, with all choices as links below it. */
export function ChoiceMenu({ label, choices }: Readonly<{ label: string; choices: readonly Choice[] }>) {
  const button = (
    <span className={styles.choice}>
      <span className="sr-only">{label}: </span>
      {choices.find(({ isCurrent }) => isCurrent)?.text}
      <span aria-hidden="true">▾</span>
    </span>
  )
  return (
    <Popup button={button} size="fit-content">
      <PopupList.ButtonGroup>
        {choices.map(({ href, text, isCurrent }) => (
          <PopupList.Button key={href} href={href} active={isCurrent}>
            {text}
          </PopupList.Button>
        ))}
      </PopupList.ButtonGroup>
    </Popup>
  )
}
