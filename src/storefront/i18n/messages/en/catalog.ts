/** Search, categories, lists, a device's page, the offer without JavaScript. */
export const catalog = {
  'catalog.upTo': 'up to',
  'catalog.noMatchHint': 'Try another spelling or browse the categories.',
  'catalog.searchTitle': 'Search: {text}',
  'catalog.searchHeading': 'Devices for “{text}”',
  'catalog.searchEmpty': 'What would you like to sell?',
  'catalog.topManufacturers': 'Popular manufacturers',
  'catalog.allManufacturers': 'All manufacturers',
  'catalog.popularSeries': 'Well-known series',
  'catalog.popularDevices': 'A selection of devices',
  'catalog.devices': '{count, plural, one {# device} other {# devices}}',
  'catalog.moreDevices': 'More than {count, number} devices',
  'catalog.categoryLead': 'Choose a manufacturer or search for your device.',
  'catalog.about': 'Good to know',
  'catalog.overviewLead': 'Choose your model. You see the exact price after a few questions.',
  'catalog.filter': 'Narrow down the list',
  'catalog.manufacturer': 'Manufacturer',
  'catalog.series': 'Series',
  'catalog.all': 'All',
  'catalog.allOf': 'All {count, number}',
  'catalog.newestFirst': 'Newest first',
  'catalog.cut': 'The list shows the newest {shown, number} of {count, number}. Use the search to find older ones.',
  'catalog.empty': 'There are no devices in this list at the moment.',
  'catalog.notBoughtShort': 'free recycling',
  'catalog.sell': 'Sell your {device}',
  'catalog.productDescription':
    'Sell your {device} for up to {price}: a price after a few questions, fixed for {days, number} days, free shipping.',
  'catalog.productDescriptionNotBought': 'We recycle your {device} free of charge.',
  'catalog.variantsOf': '{model}: choose the version',
  'catalog.promiseSame': 'We check <b>the same questions</b>. Only a different answer changes the price.',
  'catalog.promiseShipping': '<b>Free shipping</b>, there and back.',
  'catalog.promisePayout': '<b>{days, plural, one {Money in # working day} other {Money in # working days}}</b> after the check.',
  'catalog.notBought': 'We do not buy this device at the moment.',
  'catalog.notBoughtText': 'But we recycle it for you free of charge: write to us and we send you a shipping label.',
  'catalog.contact': 'Write to us',
  'catalog.unavailable': 'The prices are not available at the moment.',
  'catalog.unavailableText': 'It is our fault, not yours. Please try again in a moment.',
  'catalog.retry': 'Try again',
  'catalog.offerTitle': 'Your price',
  'catalog.offerExpired': 'This price has expired.',
  'catalog.offerExpiredText': 'Answer the questions again and you get today’s price.',
  'catalog.offerUnknown': 'There is no such offer.',
  'catalog.offerIncomplete': 'Some questions have no answer yet.',
  'catalog.offerIncompleteText': 'Go back: your answers are still in the form. Every question needs one answer.',
  'catalog.offerAway': 'The price cannot be worked out at the moment.',
  'catalog.offerAwayText': 'Please try again in a moment.',
  'catalog.toQuestions': 'To the questions',
  'catalog.video.play': 'Play the video',
  'catalog.video.source': 'The video comes from {host}. It is loaded only when you play it.',
  'catalog.video.away': 'The video cannot be loaded. The text below says the same.',
  'catalog.video.transcript': 'The video as text',
  'catalog.video.captions': 'Captions',
  'catalog.quoteTitle': 'Saved price',
  'catalog.quoteEnded':
    'This saved price has ended, or the link is not complete. Look for your device: you have a new price in a minute.',
  'catalog.quoteAway': 'We cannot open the saved price at the moment. Please try the link again in a few minutes.',
} as const

/** The search field, its suggestions, and the results page's way on. */
export const search = {
  'search.label': 'Find your device',
  'search.placeholder': 'Find a device, e.g. Galaxy S22',
  'search.example': 'e.g. Galaxy S22',
  'search.submit': 'Search',
  'search.searching': 'Searching',
  'search.noMatch': 'Nothing found for “{text}”.',
  'search.browse': 'Browse the categories',
  'search.failed': 'The search is not available at the moment.',
  'search.allMatches': 'All matches for “{text}”',
  'search.retry': 'Try again',
} as const

/** Where devices show what they are, by maker (`catalog/identify`). */
export const identify = {
  'identify.title': 'Which one is mine?',
  'identify.apple': 'iPhone and iPad: Settings › General › About. It shows the model name and the capacity.',
  'identify.samsung':
    'Samsung: the last entry of Settings, on a phone “About phone”. To see the storage, search Settings for “Storage”.',
  'identify.google': 'Google Pixel: Settings › About phone › Model. The storage is in Settings › Storage.',
  'identify.xiaomi': 'Xiaomi, Redmi and POCO: “About phone” at the top of Settings. It shows model and storage.',
  'identify.huawei':
    'Huawei: Settings › About phone, on older devices below System. It shows the model and the internal storage.',
  'identify.android':
    'Phones and tablets with Android: Settings › About phone or About tablet. The storage is in Settings › Storage.',
  'identify.mac':
    'Mac: Apple menu at the top left › About This Mac. It shows model, year, chip and memory; the disk is in System Settings › General › Storage.',
  'identify.windows':
    'Windows: Start › Settings › System, the last entry. It shows processor and memory; the exact model is on the underside of the device.',
  'identify.playstation':
    'PlayStation: the model number is on the label on the back or underside; it begins with CUH on a PS4 and with CFI on a PS5. A Digital Edition has no disc slot.',
  'identify.xbox':
    'Xbox: Profile & system › Settings › System › Console info. If it no longer starts, the model is on the label on the back or underside.',
  'identify.nintendo':
    'Nintendo: the model number is on the label on the back or underside. HAC is the Switch, HDH the Switch Lite, HEG the Switch with OLED display and BEE the Switch 2.',
  'identify.camera': 'Cameras: the name is on the front or top of the body, the exact designation on the underside.',
  'identify.lens':
    'Lenses: focal length, aperture and version are on the ring around the front element or on the side of the lens.',
  'identify.camcorder': 'Camcorders: the name is on the side, the exact designation on the underside.',
  'identify.monitor': 'Monitors: the exact designation is on the label on the back and in the monitor’s menu below Information.',
  'identify.other': 'Other devices: the exact designation is in Settings below About, or on the label on the back or underside.',
  'identify.imei.open': 'Check the IMEI (optional)',
} as const

/** The check of an IMEI, which opens at a touch. */
export const imei = {
  'identify.imei.label': 'IMEI',
  'identify.imei.help':
    'Dial *#06# like a phone number, or look in Settings. The number stays in this browser: we neither send nor store it.',
  'identify.imei.check': 'Check the number',
  'identify.imei.valid': 'The number is valid. It does not tell us the model; your device’s settings do.',
  'identify.imei.letters': 'An IMEI has digits only. With letters it is usually the serial number.',
  'identify.imei.length': 'An IMEI has 15 digits. Please count them again.',
  'identify.imei.checksum': 'At least one digit is wrong. Please compare it with what the device shows.',
} as const
