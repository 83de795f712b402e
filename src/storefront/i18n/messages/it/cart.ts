import type { FeatureMessages } from '../../message-types'

export const cart: FeatureMessages['cart'] = {
  'cart.count': '{count, plural, =0 {vuoto} one {# dispositivo} other {# dispositivi}}',
}
