'use client'
import { Popup, PopupList, useTranslation } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import styles from './menu.module.css'

type Props = Readonly<{ admin: string; name: string; email: string }>

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)

/** The initials of the member of staff, with everything about the own account below them. */
export function AccountMenu({ admin, name, email }: Props) {
  const words = useWords('menu')
  const tools = useWords('tools')
  const { t } = useTranslation()
  const avatar = (
    <span className={styles.avatar}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{words('account', { name })}</span>
    </span>
  )
  return (
    <Popup button={avatar} buttonClassName={styles.trigger} horizontalAlign="right" size="fit-content">
      <p className={styles.me}>
        <strong>{name}</strong>
        <span>{email}</span>
      </p>
      <PopupList.ButtonGroup>
        <PopupList.Button href={`${admin}/account`}>{t('authentication:account')}</PopupList.Button>
        <PopupList.Button href={`${admin}/second-factor`}>{tools('secondFactor')}</PopupList.Button>
        <PopupList.Button href={`${admin}/guide`}>{tools('guide')}</PopupList.Button>
        <PopupList.Button href={`${admin}/logout`}>{t('authentication:logOut')}</PopupList.Button>
      </PopupList.ButtonGroup>
    </Popup>
  )
}
