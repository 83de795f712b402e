import type { Question } from '@/contracts/search'

/** The data of a device's page that the question flow needs; the same for every visitor. */
export type ValuedDevice = Readonly<{
  id: string
  /** The same for all variants of a model, such as its storage sizes: they share the saved answers. */
  model: string
  /** With manufacturer and variant, as a line of the cart reads. */
  name: string
  category: string
  questions: readonly Question[]
  /** Best price in minor units. */
  maxPrice: number
}>

export type ValuationLinks = Readonly<{ checkout: string; home: string; contact: string }>
