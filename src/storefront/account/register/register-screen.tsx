import type { Shop } from '@/domain/routing/shop'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'
import classes from '@/storefront/account/profile/profile.module.css'
import { registerLinks } from './register-links'
import { RegisterStage } from './register-stage'

/** S-11, and the activation of a registration. */
export const RegisterScreen = ({ shop }: { shop: Shop }) => {
  const links = registerLinks(shop)
  return (
    <ProfileScreen shop={shop} title="profile.registerTitle" lead="profile.registerLead">
      {(heading) => (
        <div className={classes.stage}>
          <RegisterStage links={links} heading={heading} newsletter={shop.market.switches.newsletter} />
        </div>
      )}
    </ProfileScreen>
  )
}
