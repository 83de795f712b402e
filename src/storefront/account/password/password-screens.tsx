import type { Shop } from '@/domain/routing/shop'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'
import classes from '@/storefront/account/profile/profile.module.css'
import { shopPath } from '@/storefront/shop/shop-path'
import { PasswordForgot } from './password-forgot'
import { PasswordReset } from './password-reset'

/** S-15. */
export const PasswordResetScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.resetTitle" lead="profile.resetLead">
    {(heading) => (
      <div className={`${classes.stage} ${classes.narrow}`}>
        <PasswordReset heading={heading} login={shopPath(shop, 'accountOverview')} forgot={shopPath(shop, 'passwordForgot')} />
      </div>
    )}
  </ProfileScreen>
)

/** S-16. */
export const PasswordForgotScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.forgotTitle" lead="profile.forgotLead">
    {(heading) => (
      <div className={`${classes.stage} ${classes.narrow}`}>
        <PasswordForgot heading={heading} login={shopPath(shop, 'accountOverview')} />
      </div>
    )}
  </ProfileScreen>
)
