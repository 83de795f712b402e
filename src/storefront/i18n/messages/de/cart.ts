import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const cart: FeatureMessages['cart'] = {
  'cart.count': '{count, plural, =0 {leer} one {# Gerät} other {# Geräte}}',
}
