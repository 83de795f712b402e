import { inEveryLanguage, type StaffMessage } from '@/domain/staff-words'

/** What a request may be told that no form of the admin sends. */
export const requestWords = {
  badRequest: {
    en: 'The request is not complete, or something in it has the wrong form.',
    de: 'Die Anfrage ist unvollständig, oder etwas darin hat die falsche Form.',
    es: 'La solicitud no está completa o algo en ella no tiene la forma correcta.',
    fr: 'La demande est incomplète, ou un de ses éléments n’a pas la bonne forme.',
    it: 'La richiesta non è completa, oppure qualcosa non ha la forma giusta.',
  },
  notFound: {
    en: 'There is nothing at this address.',
    de: 'Unter dieser Adresse gibt es nichts.',
    es: 'No hay nada en esta dirección.',
    fr: 'Il n’y a rien à cette adresse.',
    it: 'A questo indirizzo non c’è nulla.',
  },
  scheduleElsewhere: {
    en: 'Schedules are made and removed at their page.',
    de: 'Geplante Veröffentlichungen werden bei ihrer Seite angelegt und entfernt.',
    es: 'Las publicaciones programadas se crean y se quitan en su página.',
    fr: 'Les publications planifiées se créent et se retirent sur leur page.',
    it: 'Le pubblicazioni programmate si creano e si tolgono nella loro pagina.',
  },
  /** What another rule said, in the language of who asked. */
  stopped: inEveryLanguage(() => '{reason}'),
} satisfies Record<string, StaffMessage>
