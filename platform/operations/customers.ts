import { described } from './operation'

/** What a customer keeps here. */
export const customers = described({}, {})
