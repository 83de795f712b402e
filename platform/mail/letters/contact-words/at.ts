import type { ContactWords } from './contact-words'
import { de } from './de'

/** Austria has its own words for some subjects. */
export const at: ContactWords = {
  ...de,
  subjects: {
    offer_question: 'Frage zu einem Angebot',
    trade_status: 'Stand meines Verkaufs',
    shipping_label: 'Versand und Versandetikett',
    clarification: 'Abweichung bei der Prüfung',
    payout: 'Auszahlung',
    device_return: 'Rücksendung meines Geräts',
    account_access: 'Anmeldung und Kundenkonto',
    privacy_erasure: 'Datenschutz und Löschung meiner Daten',
    business_partner: 'Firmen und Partner',
    other_feedback: 'Anderes Anliegen oder Feedback',
  },
}
