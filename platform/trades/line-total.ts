/** Price times quantity in minor units, cut per line to whole cents (K-05). */
export const lineTotal = (price: number, quantity: number): number => Math.trunc(price * quantity)
