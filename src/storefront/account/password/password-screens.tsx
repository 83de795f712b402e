import type { Shop } from '@/domain/market/shop'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'
import { shopPath } from '@/storefront/shop/shop-path'
import { PasswordForgotLater, PasswordResetLater } from './lazy-password-forms'

/** S-15. */
export const PasswordResetScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.resetTitle" lead="profile.resetLead">
    {(heading) => (
      <PasswordResetLater heading={heading} login={shopPath(shop, 'accountOverview')} forgot={shopPath(shop, 'passwordForgot')} />
    )}
  </ProfileScreen>
)

/** S-16. */
export const PasswordForgotScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.forgotTitle" lead="profile.forgotLead">
    {(heading) => <PasswordForgotLater heading={heading} login={shopPath(shop, 'accountOverview')} />}
  </ProfileScreen>
)
