/** Screens that are not open yet, and the short business page. */
export const later = {
  'later.businessTitle': 'Buying from businesses',
  'later.businessLead': 'Replacing phones, laptops or tablets? We buy the old ones, from ten devices to a whole fleet.',
  'later.businessList': 'Send us a list',
  'later.businessListText': 'Models, quantities and whether they work. A spreadsheet is enough.',
  'later.businessPrice': 'Get one price',
  'later.businessPriceText': 'We answer with one offer for the whole list.',
  'later.businessData': 'Data erased',
  'later.businessDataText': 'Every data carrier is erased or destroyed.',
  'later.businessCap': 'Up to {cap} you can sell right here in the shop.',
  'later.businessWrite': 'Write to the business team',
} as const
