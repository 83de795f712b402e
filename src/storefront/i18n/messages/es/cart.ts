import type { FeatureMessages } from '../../message-types'

export const cart: FeatureMessages['cart'] = {
  'cart.count': '{count, plural, =0 {vacía} one {# dispositivo} other {# dispositivos}}',
}
