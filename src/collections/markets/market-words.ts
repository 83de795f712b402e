import type { StaffMessage } from '@/domain/staff-words'

/** Problems that stop a market from being saved. */
export const marketWords = {
  untilAfterFrom: {
    en: 'The end must be after the start.',
    de: 'Das Ende muss nach dem Beginn liegen.',
    es: 'El final debe ser posterior al inicio.',
    fr: 'La fin doit être postérieure au début.',
    it: 'La fine deve essere successiva all’inizio.',
  },
  schedulesOverlap: {
    en: 'Schedule {other} switches the same thing at the same time. Change the dates of one of them.',
    de: 'Plan {other} schaltet dasselbe zur selben Zeit. Ändern Sie bei einem von beiden den Zeitraum.',
    es: 'La programación {other} cambia lo mismo al mismo tiempo. Modifique las fechas de una de las dos.',
    fr: 'La planification {other} active ou désactive la même chose au même moment. Changez les dates de l’une des deux.',
    it: 'La programmazione {other} attiva o disattiva la stessa cosa nello stesso momento. Cambi le date di una delle due.',
  },
  noSuchOwner: {
    en: 'There is no such member of staff (any more). Choose somebody who can be asked.',
    de: 'Diese Person gibt es hier nicht (mehr). Wählen Sie jemanden, den man fragen kann.',
    es: 'Esa persona no existe (o ya no está). Elija a alguien a quien se pueda preguntar.',
    fr: 'Cette personne n’existe pas (ou plus). Choisissez quelqu’un que l’on peut interroger.',
    it: 'Questa persona non esiste (più). Scelga qualcuno a cui si possa chiedere.',
  },
  postalNoDigits: {
    en: '"{prefix}" is no beginning of a postal code: give digits only.',
    de: '„{prefix}“ ist kein Anfang einer Postleitzahl: Geben Sie nur Ziffern an.',
    es: '«{prefix}» no es el comienzo de un código postal: indique solo cifras.',
    fr: '« {prefix} » n’est pas un début de code postal : indiquez uniquement des chiffres.',
    it: '«{prefix}» non è l’inizio di un CAP: indichi solo cifre.',
  },
  postalPrefixTooLong: {
    en: '"{prefix}" is longer than a postal code of this market.',
    de: '„{prefix}“ ist länger als eine Postleitzahl dieses Markts.',
    es: '«{prefix}» es más largo que un código postal de este mercado.',
    fr: '« {prefix} » est plus long qu’un code postal de ce marché.',
    it: '«{prefix}» è più lungo di un CAP di questo mercato.',
  },
  postalNothingLeft: {
    en: 'These exclude every postal code there is. Remove some.',
    de: 'Damit ist jede Postleitzahl ausgeschlossen. Entfernen Sie einige.',
    es: 'Así se excluyen todos los códigos postales. Quite algunos.',
    fr: 'Tous les codes postaux sont ainsi exclus. Retirez-en.',
    it: 'Così sono esclusi tutti i CAP. Ne tolga alcuni.',
  },
  postalTooLong: {
    en: 'The expression for so many exclusions would be longer than 60 characters. Give fewer or shorter beginnings.',
    de: 'Der Ausdruck für so viele Ausnahmen wäre länger als 60 Zeichen. Geben Sie weniger oder kürzere Anfänge an.',
    es: 'La expresión para tantas exclusiones tendría más de 60 caracteres. Indique menos comienzos o más cortos.',
    fr: 'L’expression pour autant d’exclusions dépasserait 60 caractères. Indiquez des débuts moins nombreux ou plus courts.',
    it: 'L’espressione per tante esclusioni supererebbe i 60 caratteri. Indichi meno inizi o più corti.',
  },
  notWholeYet: {
    en: 'This market cannot go live yet: {list}',
    de: 'Dieser Markt kann noch nicht online gehen: {list}',
    es: 'Este mercado aún no se puede poner en línea: {list}',
    fr: 'Ce marché ne peut pas encore être mis en ligne : {list}',
    it: 'Questo mercato non può ancora andare online: {list}',
  },
} satisfies Record<string, StaffMessage>
