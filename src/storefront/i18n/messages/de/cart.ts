import type { FeatureMessages } from '../../message-types'

export const cart: FeatureMessages['cart'] = {
  'cart.count': '{count, plural, =0 {leer} one {# Gerät} other {# Geräte}}',
}
