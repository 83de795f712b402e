import { staffWords } from '@/domain/staff-messages/staff-messages'
import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import { toolTitle } from '@/admin/navigation/tool-links'
import type { GuardedCollection } from '@/collections/access/access-table'
import type { Role } from '@/collections/access/roles'
import { formatStaffMessage } from '@/domain/staff-words'
import type { Reader } from './reader'
import styles from './dashboard.module.css'

const words = staffWords('dashboard')

/** A collection by slug, or one of our views by path. */
type Place = GuardedCollection | `/${string}`

/** The most used places of each role; the navigation has all, but small windows fold it away. */
const PLACES: Readonly<Record<Role, readonly Place[]>> = {
  admin: ['markets', 'staff', 'pages', 'redirects', 'route-maps', '/redirect-tools', '/compare-markets'],
  'content-manager': ['pages', 'banners', 'navigation', 'media', 'redirects', '/translations', '/redirect-tools'],
  'market-manager': ['pages', 'banners', 'redirects', '/redirect-tools', 'contact-subjects', '/compare-markets'],
  translator: ['pages', '/translations', '/page-grid'],
  'read-only': ['pages', 'redirects', '/translations', '/page-grid', '/compare-markets'],
}

/** Links from the dashboard to the places where the reader works. */
export const Shortcuts = ({ reader }: Readonly<{ reader: Reader }>) => (
  <nav aria-label={formatStaffMessage(words.shortcuts, reader.language)}>
    <ul className={styles.shortcuts}>
      {PLACES[reader.staff.role].map((place) => (
        <li key={place}>
          <Link href={`${reader.admin}${place.startsWith('/') ? place : `/collections/${place}`}`} prefetch={false}>
            {nameOf(reader, place)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

function nameOf({ req, language }: Reader, place: Place): string {
  const title = toolTitle(place, language)
  if (title !== null) return title
  const collection = req.payload.config.collections.find(({ slug }) => slug === place)
  return collection === undefined ? '' : getTranslation(collection.labels.plural, req.i18n)
}
