import type { Question } from '@/contracts/search'

/** What the question flow needs of a device's page; all of it is the same for every visitor. */
export type ValuedDevice = Readonly<{
  id: string
  /** With manufacturer and variant, as a line of the cart reads. */
  name: string
  category: string
  questions: readonly Question[]
  /** Best price in minor units. */
  maxPrice: number
}>

export type ValuationLinks = Readonly<{ checkout: string; home: string; contact: string }>
