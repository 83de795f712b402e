import type { StaffMessage } from '@/domain/staff-words'

/** Sentences beside the form of a document whose save is live at once. */
export const liveTexts = {
  undo: {
    en: 'Undo the last save',
    de: 'Letztes Speichern rückgängig machen',
    es: 'Deshacer el último guardado',
    fr: 'Annuler le dernier enregistrement',
    it: 'Annulla l’ultimo salvataggio',
  },
  savedBy: {
    en: 'Last saved on {at} by {by}.',
    de: 'Zuletzt gespeichert am {at} von {by}.',
    es: 'Guardado por última vez el {at} por {by}.',
    fr: 'Dernier enregistrement le {at} par {by}.',
    it: 'Ultimo salvataggio il {at} di {by}.',
  },
  saved: {
    en: 'Last saved on {at}.',
    de: 'Zuletzt gespeichert am {at}.',
    es: 'Guardado por última vez el {at}.',
    fr: 'Dernier enregistrement le {at}.',
    it: 'Ultimo salvataggio il {at}.',
  },
  aboutUndo: {
    en: 'This comes back, and customers see it at once. It can be undone in the same way.',
    de: 'Das kommt zurück, und Kundinnen und Kunden sehen es sofort. Es lässt sich ebenso rückgängig machen.',
    es: 'Esto vuelve, y los clientes lo ven al momento. Se puede deshacer del mismo modo.',
    fr: 'Ceci revient, et les clients le voient aussitôt. Cela s’annule de la même façon.',
    it: 'Questo ritorna, e i clienti lo vedono subito. Si può annullare allo stesso modo.',
  },
  typed: {
    en: 'What you have typed and not saved is lost.',
    de: 'Was Sie eingegeben und nicht gespeichert haben, geht verloren.',
    es: 'Lo que ha escrito sin guardar se pierde.',
    fr: 'Ce que vous avez saisi sans l’enregistrer est perdu.',
    it: 'Ciò che ha scritto senza salvarlo va perso.',
  },
  nothing: {
    en: 'There is no earlier save to go back to.',
    de: 'Es gibt keinen früheren Stand, zu dem man zurückkehren könnte.',
    es: 'No hay ningún estado anterior al que volver.',
    fr: 'Il n’y a aucun état antérieur auquel revenir.',
    it: 'Non c’è nessuno stato precedente a cui tornare.',
  },
  back: { en: 'After undoing', de: 'Danach', es: 'Después de deshacer', fr: 'Après l’annulation', it: 'Dopo l’annullamento' },
  now: { en: 'Now', de: 'Jetzt', es: 'Ahora', fr: 'Maintenant', it: 'Ora' },
  doUndo: { en: 'Undo', de: 'Rückgängig machen', es: 'Deshacer', fr: 'Annuler cet enregistrement', it: 'Annulla salvataggio' },
  cancel: { en: 'Close', de: 'Schließen', es: 'Cerrar', fr: 'Fermer', it: 'Chiudi' },
  wait: { en: 'One moment …', de: 'Einen Moment …', es: 'Un momento …', fr: 'Un instant …', it: 'Un momento …' },
  silent: {
    en: 'The CMS did not answer. Nothing was changed; try again.',
    de: 'Das CMS hat nicht geantwortet. Nichts wurde geändert; versuchen Sie es noch einmal.',
    es: 'El CMS no ha respondido. No se ha cambiado nada; inténtelo de nuevo.',
    fr: 'Le CMS n’a pas répondu. Rien n’a été modifié ; réessayez.',
    it: 'Il CMS non ha risposto. Nulla è stato modificato; riprovi.',
  },
} satisfies Record<string, StaffMessage>
