export { default as checklist } from './de-AT/checklist.json'
export { default as contact } from './de-AT/contact.json'
export { default as offer } from './de-AT/offer.json'
export { default as trade } from './de-AT/trade.json'
