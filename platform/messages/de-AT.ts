import checklist from './de-AT/checklist.json' with { type: 'json' }
import contact from './de-AT/contact.json' with { type: 'json' }
import offer from './de-AT/offer.json' with { type: 'json' }
import trade from './de-AT/trade.json' with { type: 'json' }

/** What Austria writes in other words than Germany. */
export const austrian = { ...checklist, ...contact, ...offer, ...trade }
