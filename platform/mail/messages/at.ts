import { de } from './de'
import type { MailWords } from './mail-words'

export const at: MailWords = {
  ...de,
  received: {
    ...de.received,
    subject: 'Ihr Verkauf {number}: Versandetikett und nächste Schritte',
    label:
      'Das kostenlose Versandetikett hängt als PDF an dieser E-Mail. Ohne Drucker zeigen Sie in der Postfiliale oder im Paketshop einfach den Code auf dem Etikett.',
    lock: 'Geben Sie das Paket bis {date} auf, dann gilt Ihr Preis.',
  },
}
