import { Link } from '@payloadcms/ui'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './guide.module.css'
import type { GuidePage } from './guide-pages'
import { guideWords } from './guide-words'

type Props = Readonly<{ admin: string; page: GuidePage; language: string }>

/** The heading of a screen with a link to its page of the guide. */
export const GuidedHeading = ({ title, ...link }: Props & Readonly<{ title: string }>) => (
  <div className={styles.heading}>
    <h1>{title}</h1>
    <GuideLink {...link} />
  </div>
)

/** A small question mark that leads from a screen to its page of the guide. */
export const GuideLink = ({ admin, page, language }: Props) => {
  const name = formatStaffMessage(guideWords.here, language)
  return (
    <Link className={styles.link} href={`${admin}/guide/${page}`} prefetch={false} title={name} aria-label={name}>
      ?
    </Link>
  )
}
