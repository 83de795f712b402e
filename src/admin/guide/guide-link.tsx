'use client'
import { Link } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import styles from './guide.module.css'
import type { GuidePage } from './guide-pages'

type Props = Readonly<{ admin: string; page: GuidePage }>

export const GuidedHeading = ({ title, ...link }: Props & Readonly<{ title: string }>) => (
  <div className={styles.heading}>
    <h1>{title}</h1>
    <GuideLink {...link} />
  </div>
)

/** A small question mark that leads from a screen to its page of the guide. */
export const GuideLink = ({ admin, page }: Props) => {
  const name = useWords('guide')('here')
  return (
    <Link className={styles.link} href={`${admin}/guide/${page}`} prefetch={false} title={name} aria-label={name}>
      ?
    </Link>
  )
}
