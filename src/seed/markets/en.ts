import { LEGACY } from '@/seed/redirect-seed'
import { fromCode, fromLocale, messagingFor, SHARED_MARKET } from '@/seed/shared-market'
import type { MarketSeed } from '@/seed/market-seed'

/** An ordinary market without a route map of its own: lets a newcomer read the shop, and is closed to search engines. */
export const englishPreview: MarketSeed = {
  market: {
    ...SHARED_MARKET,
    ...fromCode('en'),
    ...fromLocale('en-IE'),
    name: 'English preview',
    country: 'IE',
    timeZone: 'Europe/Dublin',
    indexable: false,
    contact: { fromName: 'Revalo', fromAddress: 'hello@revalo.example', toAddress: 'hello@revalo.example', b2bAddress: null },
    popTitleExceptions: [
      { series: 'iPhone', title: 'Sell your iPhone' },
      { series: 'iPad', title: 'Sell your iPad' },
    ],
    messaging: messagingFor('en'),
    zipFormatRegExp: '^[A-Z]\\d[0-9W] ?[0-9A-Z]{4}$',
    dateFormat: 'dd/mm/yy',
    footerShippingLogo: { name: 'Paketwerk', alt: 'Shipping with Paketwerk', imageUrl: null },
    conditionsVideo: {
      url: 'https://media.revalo.example/device-condition-en.mp4',
      title: 'How to judge your device’s condition',
      transcript:
        'Switch the device on and wipe the screen clean. Tilt it against the light: scratches that only show this way are light marks. Scratches you can feel with a fingernail count as clear ones. Turn the device over and look at the edges and the back. Finally, try the camera, the speakers and the buttons. If you hesitate between two answers, choose the worse one: if the device is better, we pay more.',
    },
  },
  modes: ['default'],
  localHost: 'localhost',
  categories: {
    phones: { label: 'Phones', url: 'mobile-phones' },
    tablets: { label: 'Tablets', url: 'tablets' },
    laptops: { label: 'Laptops', url: 'laptops' },
    cameras: { label: 'Cameras', url: 'cameras' },
    lenses: { label: 'Lenses', url: 'lenses' },
    camcorders: { label: 'Camcorders', url: 'camcorders' },
    consoles: { label: 'Consoles', url: 'consoles' },
    monitors: { label: 'Monitors', url: 'monitors' },
  },
  pageLabels: {
    terms: 'Terms',
    about: 'About us',
    imprint: 'Imprint',
    press: 'Press',
    ecoEffect: 'Eco effect',
    partnerProgramme: 'Partner programme',
    dataErasure: 'Erase your data',
    packagingTips: 'Packaging tips',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    howItWorks: 'How it works',
  },
  footer: {
    headings: { sell: 'Sell', help: 'Help', company: 'Company', country: 'Country' },
    contact: 'Contact',
    business: null,
    countries: [
      { code: 'de', label: 'Deutschland' },
      { code: 'at', label: 'Österreich' },
      { code: 'es', label: 'España' },
      { code: 'fr', label: 'France' },
      { code: 'it', label: 'Italia' },
    ],
  },
  banner: {
    headline: 'Is there a tablet in your drawer?',
    text: 'In five minutes you know what it is worth. The price holds for 14 days.',
    link: 'Sell a tablet',
  },
  partner: null,
  subjects: {
    offer_question: 'Question about an offer',
    trade_status: 'Status of my sale',
    shipping_label: 'Shipping and label',
    clarification: 'Difference found during inspection',
    payout: 'Payout',
    device_return: 'Return of my device',
    account_access: 'Login and account',
    privacy_erasure: 'Privacy and erasure of my data',
    business_partner: 'Businesses and partners',
    other_feedback: 'Something else or feedback',
  },
  subjectRecipients: { privacy_erasure: 'privacy@revalo.example' },
  routes: [],
  redirects: LEGACY,
}
