import type { FeatureMessages } from '../../message-types'

export const cart: FeatureMessages['cart'] = {
  'cart.count': '{count, plural, =0 {vide} one {# appareil} other {# appareils}}',
}
