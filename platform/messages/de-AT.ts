import checklist from './de-AT/checklist.json'
import contact from './de-AT/contact.json'
import offer from './de-AT/offer.json'
import trade from './de-AT/trade.json'

/** What Austria writes in other words than Germany. */
export const austrian = { ...checklist, ...contact, ...offer, ...trade }
