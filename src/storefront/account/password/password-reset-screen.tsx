import type { Shop } from '@/domain/market/shop'
import { shopPath } from '@/storefront/shop/shop-path'
import { PasswordResetLater } from './password-reset-later'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'

/** S-15. */
export const PasswordResetScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.resetTitle" lead="profile.resetLead">
    {(heading) => (
      <PasswordResetLater heading={heading} login={shopPath(shop, 'accountOverview')} forgot={shopPath(shop, 'passwordForgot')} />
    )}
  </ProfileScreen>
)
