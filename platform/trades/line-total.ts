/** Price times quantity in minor units; the rest of a cent would be cut off per line (specification 9). */
export const lineTotal = (price: number, quantity: number): number => Math.trunc(price * quantity)
