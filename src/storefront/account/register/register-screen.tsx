import type { Shop } from '@/domain/market/shop'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'
import { RegisterLater } from './register-later'
import { registerLinks } from './register-links'

/** S-11, and the activation of a registration. */
export const RegisterScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.registerTitle" lead="profile.registerLead">
    {(heading) => <RegisterLater heading={heading} links={registerLinks(shop)} newsletter={shop.market.switches.newsletter} />}
  </ProfileScreen>
)
