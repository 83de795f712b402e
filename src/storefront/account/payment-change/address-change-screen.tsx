import type { Shop } from '@/domain/market/shop'
import { AddressChangeLater } from './address-change-later'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'

/** S-13. */
export const AddressChangeScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.addressTitle" lead="profile.addressLead" inside>
    {(heading) => <AddressChangeLater heading={heading} />}
  </ProfileScreen>
)
