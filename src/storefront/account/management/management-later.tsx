'use client'
import { useState, type ReactNode } from 'react'
import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import { ProfileInsideLater } from '@/storefront/account/profile/profile-inside-later'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { onFirstRender } from '@/storefront/kit/lazy'

export type ManagementLinks = Readonly<{ home: string; overview: string }>
type Props = Readonly<{ heading: ReactNode; newsletter: boolean; links: ManagementLinks }>

const skeleton = <ProfileSkeleton fields={6} />
const Skeleton = () => skeleton
const Management = onFirstRender(async () => (await import('./management')).Management, Skeleton)
const Goodbye = onFirstRender(async () => (await import('./management-goodbye')).Goodbye, Skeleton)

/** After a deletion no customer is logged in, so the goodbye is outside the log-in guard. */
export function ManagementLater({ heading, newsletter, links }: Props) {
  const [deleted, setDeleted] = useState<CustomerDeleted | null>(null)
  if (deleted) return <Goodbye kept={deleted.kept} home={links.home} />
  return (
    <ProfileInsideLater current="accountManagement" heading={heading} skeleton={skeleton}>
      <Management newsletter={newsletter} overview={links.overview} skeleton={skeleton} onDeleted={setDeleted} />
    </ProfileInsideLater>
  )
}
