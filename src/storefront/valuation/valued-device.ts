import type { Question } from '@trade-in-shop/contracts/search'

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

/** The element that says why the device is not bought. */
export const DECLINED_ID = 'declined'

export type ValuationLinks = Readonly<{ checkout: string; home: string; contact: string }>

const WORKS = new Set(['switches_on', 'works'])

/** A business answers only whether the device works (P-16); a consumer answers all questions. */
export const filterQuestions = (business: boolean, questions: readonly Question[]): readonly Question[] =>
  business ? questions.filter(({ code }) => WORKS.has(code)) : questions
