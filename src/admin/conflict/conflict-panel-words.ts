import type { StaffMessage } from '@/domain/staff-words'

export const panelWords = {
  title: {
    en: 'Somebody else has saved this meanwhile',
    de: 'Inzwischen hat jemand anderes gespeichert',
    es: 'Entretanto ha guardado otra persona',
    fr: 'Quelqu’un d’autre a enregistré entre-temps',
    it: 'Nel frattempo ha salvato un’altra persona',
  },
  saved: {
    en: '{who}, {at}',
    de: '{who}, {at}',
    es: '{who}, {at}',
    fr: '{who}, {at}',
    it: '{who}, {at}',
  },
  kept: {
    en: 'Nothing was overwritten, and what you typed still stands in the form. This differs:',
    de: 'Nichts wurde überschrieben, und was Sie geschrieben haben, steht noch im Formular. Das weicht ab:',
    es: 'No se ha sobrescrito nada y lo que escribió sigue en el formulario. Esto difiere:',
    fr: 'Rien n’a été écrasé et ce que vous avez écrit est toujours dans le formulaire. Ce qui diffère :',
    it: 'Nulla è stato sovrascritto e ciò che ha scritto è ancora nel modulo. Ecco le differenze:',
  },
  field: { en: 'Field', de: 'Feld', es: 'Campo', fr: 'Champ', it: 'Campo' },
  theirs: { en: 'Theirs', de: 'Gespeichert', es: 'Lo guardado', fr: 'Enregistré', it: 'Salvato' },
  yours: { en: 'Yours', de: 'Ihres', es: 'Lo suyo', fr: 'Le vôtre', it: 'Suo' },
  copy: {
    en: 'Copy my values',
    de: 'Meine Werte kopieren',
    es: 'Copiar mis valores',
    fr: 'Copier mes valeurs',
    it: 'Copia i miei valori',
  },
  copied: { en: 'Copied.', de: 'Kopiert.', es: 'Copiado.', fr: 'Copié.', it: 'Copiato.' },
  notCopied: {
    en: 'The browser does not allow copying. Mark the values in the table.',
    de: 'Der Browser erlaubt kein Kopieren. Markieren Sie die Werte in der Tabelle.',
    es: 'El navegador no permite copiar. Seleccione los valores en la tabla.',
    fr: 'Le navigateur ne permet pas de copier. Sélectionnez les valeurs dans le tableau.',
    it: 'Il browser non consente di copiare. Selezioni i valori nella tabella.',
  },
  reload: {
    en: 'Load theirs, keep mine in view',
    de: 'Gespeichertes laden, meines im Blick behalten',
    es: 'Cargar lo guardado y seguir viendo lo mío',
    fr: 'Charger l’enregistré, garder le mien sous les yeux',
    it: 'Carica il salvato, tieni il mio in vista',
  },
  yoursBefore: {
    en: 'What you had typed before you loaded the saved version',
    de: 'Was Sie geschrieben hatten, bevor Sie den gespeicherten Stand geladen haben',
    es: 'Lo que había escrito antes de cargar la versión guardada',
    fr: 'Ce que vous aviez écrit avant de charger la version enregistrée',
    it: 'Ciò che aveva scritto prima di caricare la versione salvata',
  },
  done: { en: 'I am done with it', de: 'Erledigt', es: 'Ya está', fr: 'C’est réglé', it: 'Fatto' },
  empty: { en: 'empty', de: 'leer', es: 'vacío', fr: 'vide', it: 'vuoto' },
} satisfies Record<string, StaffMessage>
