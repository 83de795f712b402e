'use client'
import type { ReactNode } from 'react'
import type { CustomerDeleted } from '@/contracts/customers'
import { useCustomer } from '@/storefront/account/session/customer-data'
import { Loaded } from '@/storefront/account/loaded'
import { ManagementDelete } from './management-delete'
import { ManagementExport } from './management-export'
import { ManagementNewsletter } from './management-newsletter'
import { ManagementPassword } from './management-password'
import { ManagementPerson } from './management-person'
import classes from '@/storefront/account/profile/profile.module.css'

type Props = Readonly<{
  newsletter: boolean
  overview: string
  skeleton: ReactNode
  onDeleted: (answer: CustomerDeleted) => void
}>

/** Sections of the account management, one below the other. */
export function Management({ newsletter, overview, skeleton, onDeleted }: Props) {
  const customer = useCustomer()
  return (
    <Loaded answer={customer} skeleton={skeleton}>
      {(known) => (
        <div className={classes.stack} data-testid="management">
          <ManagementPerson customer={known} onSaved={() => void customer.mutate()} />
          <ManagementPassword customer={known} />
          {newsletter && <ManagementNewsletter />}
          <ManagementExport />
          <ManagementDelete customer={known} overview={overview} onDeleted={onDeleted} />
        </div>
      )}
    </Loaded>
  )
}
