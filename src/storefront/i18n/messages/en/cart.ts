/** Everything about the cart that shows outside the checkout. */
export const cart = {
  'cart.count': '{count, plural, =0 {empty} one {# device} other {# devices}}',
} as const
