import type { Shop } from '@/domain/market/shop'
import { PaymentChangeLater } from './payment-change-later'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'

/** S-14. */
export const PaymentChangeScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.paymentTitle" lead="profile.paymentLead" inside>
    {(heading) => <PaymentChangeLater heading={heading} />}
  </ProfileScreen>
)
