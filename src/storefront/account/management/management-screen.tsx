import type { Shop } from '@/domain/routing/shop'
import { shopPath } from '@/storefront/shop/shop-path'
import { ManagementLater } from './management-later'
import { ProfileScreen } from '@/storefront/account/profile/profile-screen'

/** S-12. */
export const ManagementScreen = ({ shop }: { shop: Shop }) => (
  <ProfileScreen shop={shop} title="profile.managementTitle" inside>
    {(heading) => (
      <ManagementLater
        heading={heading}
        newsletter={shop.market.switches.newsletter}
        links={{ home: shopPath(shop, 'home'), overview: shopPath(shop, 'accountOverview') }}
      />
    )}
  </ProfileScreen>
)
