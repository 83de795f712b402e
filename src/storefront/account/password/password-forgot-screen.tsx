import type { Shop } from '@/domain/market/shop'
import { shopPath } from '@/storefront/shop/shop-path'
import { PasswordForgotLater } from './password-forgot-later'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'

/** S-16. */
export const PasswordForgotScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.forgotTitle" lead="profile.forgotLead">
    {(heading) => <PasswordForgotLater heading={heading} login={shopPath(shop, 'accountOverview')} />}
  </ProfileScreen>
)
