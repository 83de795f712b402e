'use client'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CustomerDeleted } from '@/contracts/customers'
import { ProfileInsideLater } from '@/storefront/account/profile/profile-inside-later'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'

export type ManagementLinks = Readonly<{ home: string; overview: string }>
type Props = Readonly<{ heading: ReactNode; newsletter: boolean; links: ManagementLinks }>

const Management = lazy(async () => ({ default: (await import('./management')).Management }))
const Goodbye = lazy(async () => ({ default: (await import('./management-goodbye')).Goodbye }))

/** After a deletion no customer is logged in, so the goodbye is outside the log-in guard. */
export function ManagementLater({ heading, newsletter, links }: Props) {
  const [deleted, setDeleted] = useState<CustomerDeleted | null>(null)
  const skeleton = <ProfileSkeleton fields={6} />
  if (deleted)
    return (
      <Suspense fallback={skeleton}>
        <Goodbye kept={deleted.kept} home={links.home} />
      </Suspense>
    )
  return (
    <ProfileInsideLater current="accountManagement" heading={heading} skeleton={skeleton}>
      <Management newsletter={newsletter} overview={links.overview} skeleton={skeleton} onDeleted={setDeleted} />
    </ProfileInsideLater>
  )
}
