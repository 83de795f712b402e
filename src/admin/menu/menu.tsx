import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { PayloadRequest, ServerProps } from 'payload'
import { Suspense } from 'react'
import { countWaiting, type Waiting } from '@/admin/dashboard/waiting'
import { getStaff } from '@/collections/access/staff-member'
import { staffMessage, staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { AdminIcon } from './admin-icon'
import { MenuFrame } from './menu-frame'
import styles from './menu.module.css'
import { NARROW } from './narrow-cookie'
import { groupsFor, type Place } from './places'

const words = staffWords('menu')

/** The menu: groups by job, with what waits. Counts come later, so that no screen waits for them. */
export function Menu({ i18n, payload, params, searchParams, user, req }: ServerProps & Readonly<{ req?: PayloadRequest }>) {
  const staff = getStaff(user ?? null)
  if (staff === null || req === undefined) return null
  const here = `/${[params?.segments ?? []].flat().join('/')}`
  const shown = searchParams?.show === 'calendar' ? '?show=calendar' : ''
  const waiting = countWaiting({ req, staff })
  const nameOf = ({ path, name }: Place): string => {
    if (name !== undefined) return formatStaffMessage(staffMessage(name), i18n.language)
    const found = payload.config.collections.find(({ slug }) => path === `/collections/${slug}`)
    return found === undefined ? '' : getTranslation(found.labels.plural, i18n)
  }
  const isCurrent = ({ path }: Place): boolean =>
    path === '' ? here === '/' : here + shown === path || here.startsWith(`${path}/`)
  return (
    <MenuFrame startsNarrow={(req.headers.get('cookie') ?? '').includes(NARROW)}>
      {groupsFor(staff.role).map(({ name, places }) => (
        <div key={name} className={styles.group}>
          <p id={`menu-${name}`}>{formatStaffMessage(words[name], i18n.language)}</p>
          <ul aria-labelledby={`menu-${name}`}>
            {places.map((place) => (
              <li key={place.path}>
                <Link
                  className={`nav__link ${styles.link}`}
                  id={`nav-${place.path.replace(/^\/collections\//, '').replaceAll(/\W/g, '-')}`}
                  href={`${payload.config.routes.admin}${place.path}`}
                  title={nameOf(place)}
                  prefetch={false}
                  {...(isCurrent(place) && { 'aria-current': 'page' as const })}
                >
                  <AdminIcon name={place.icon} />
                  <span className={styles.name}>{nameOf(place)}</span>
                  {place.count && (
                    <Suspense fallback={null} key={here}>
                      <Count of={place.count} waiting={waiting} language={i18n.language} />
                    </Suspense>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </MenuFrame>
  )
}

type CountProps = Readonly<{ of: keyof Waiting; waiting: Promise<Waiting | null>; language: string }>

/** A number where something waits: marked where it waits for this person. */
async function Count({ of, waiting, language }: CountProps) {
  const count = (await waiting)?.[of] ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count} data-mine={of === 'work' || of === 'translations'}>
      <span aria-hidden="true">{count.toLocaleString(language)}</span>
      <span className="sr-only">{formatStaffMessage(words.waiting, language, { count })}</span>
    </span>
  )
}
