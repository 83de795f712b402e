'use client'
import { FormattedMessage } from 'react-intl'
import { CustomerExport } from '@/contracts/customers'
import { Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { customerApi } from '@/storefront/account/session/customer-api'
import { ProfileNotice } from '@/storefront/account/saved'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { useAction } from '@/storefront/account/use-action'
import classes from '@/storefront/account/profile/profile.module.css'

/** Offers a text as a file download. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the address of the file a moment late.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Downloads everything that is stored about the customer. */
export function ManagementExport() {
  const { run, busy, failure } = useAction(async () => {
    const data = await customerApi({ path: '/api/customers/export', answer: CustomerExport })
    download(`account-${data.customer.customerNumber}.json`, JSON.stringify(data, null, 2))
  })
  return (
    <ProfileSection id="management-export" title="profile.exportTitle" text="profile.exportText">
      <ProfileNotice failure={failure} />
      <div className={classes.buttons}>
        <Button look="quiet" pending={busy} onClick={run}>
          <Icon name="download" small />
          <FormattedMessage id="profile.exportButton" />
        </Button>
      </div>
    </ProfileSection>
  )
}
