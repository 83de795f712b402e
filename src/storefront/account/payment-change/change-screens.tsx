import type { Shop } from '@/domain/routing/shop'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'
import { AddressChangeLater, PaymentChangeLater } from './lazy-changes'

/** S-14. */
export const PaymentChangeScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.paymentTitle" lead="profile.paymentLead" inside>
    {(heading) => <PaymentChangeLater heading={heading} />}
  </ProfileScreen>
)

/** S-13. */
export const AddressChangeScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.addressTitle" lead="profile.addressLead" inside>
    {(heading) => <AddressChangeLater heading={heading} />}
  </ProfileScreen>
)
