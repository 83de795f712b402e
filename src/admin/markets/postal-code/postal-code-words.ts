import type { StaffMessage } from '@/domain/staff-words'

export const postalCodeWords = {
  made: {
    en: 'Made from the digits and the beginnings that are not served. Empty the digits to write an expression of your own.',
    de: 'Entsteht aus den Ziffern und den nicht bedienten Anfängen. Löschen Sie die Ziffern, um selbst einen Ausdruck zu schreiben.',
    es: 'Se obtiene de las cifras y de los comienzos excluidos. Borre las cifras para escribir una expresión propia.',
    fr: 'Obtenue à partir des chiffres et des débuts exclus. Effacez les chiffres pour écrire votre propre expression.',
    it: 'Ricavata dalle cifre e dagli inizi esclusi. Cancelli le cifre per scrivere un’espressione propria.',
  },
  try: {
    en: 'Try a postal code',
    de: 'Eine Postleitzahl ausprobieren',
    es: 'Probar un código postal',
    fr: 'Essayer un code postal',
    it: 'Prova un CAP',
  },
  accepted: {
    en: '"{code}" is accepted.',
    de: '„{code}“ wird angenommen.',
    es: '«{code}» se acepta.',
    fr: '« {code} » est accepté.',
    it: '«{code}» viene accettato.',
  },
  refused: {
    en: '"{code}" is refused.',
    de: '„{code}“ wird abgelehnt.',
    es: '«{code}» se rechaza.',
    fr: '« {code} » est refusé.',
    it: '«{code}» viene rifiutato.',
  },
  none: {
    en: 'There is no usable expression yet.',
    de: 'Es gibt noch keinen brauchbaren Ausdruck.',
    es: 'Todavía no hay una expresión válida.',
    fr: 'Il n’y a pas encore d’expression utilisable.',
    it: 'Non c’è ancora un’espressione utilizzabile.',
  },
} satisfies Record<string, StaffMessage>
