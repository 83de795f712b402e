import { inEveryLanguage, type StaffMessage } from '@/domain/staff-words'

/** Problems of a request that no form of the admin sends. */
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

/** Without a colon: after one, the toast of a form shows a list of fields, split at each comma. The panel says when and what. */
export const conflictWords = {
  saved: {
    en: '{who} saved this document after you opened it. Nothing was overwritten, and what you typed is still here.',
    de: '{who} hat dieses Dokument gespeichert, nachdem Sie es geöffnet haben. Nichts wurde überschrieben, und was Sie geschrieben haben, steht noch hier.',
    es: '{who} guardó este documento después de que usted lo abriera. No se ha sobrescrito nada y lo que escribió sigue aquí.',
    fr: '{who} a enregistré ce document après que vous l’avez ouvert. Rien n’a été écrasé et ce que vous avez écrit est toujours là.',
    it: '{who} ha salvato questo documento dopo che Lei lo aveva aperto. Nulla è stato sovrascritto e ciò che ha scritto è ancora qui.',
  },
  somebody: { en: 'Somebody', de: 'Jemand', es: 'Alguien', fr: 'Quelqu’un', it: 'Qualcuno' },
} satisfies Record<string, StaffMessage>
