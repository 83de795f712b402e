import type { StaffMessage } from '@/domain/staff-words'

/** What can be done with a release. */
export const actionTexts = {
  name: { en: 'Title', de: 'Titel', es: 'Título', fr: 'Titre', it: 'Titolo' },
  make: {
    en: 'Make a release',
    de: 'Freigabe anlegen',
    es: 'Crear un lanzamiento',
    fr: 'Créer une mise en ligne',
    it: 'Crea un rilascio',
  },
  takeOut: { en: 'Take out', de: 'Herausnehmen', es: 'Quitar', fr: 'Retirer', it: 'Togli' },
  takeOutThat: {
    en: 'Take out: “{title}”',
    de: 'Herausnehmen: „{title}“',
    es: 'Quitar: «{title}»',
    fr: 'Retirer : « {title} »',
    it: 'Togli: «{title}»',
  },
  moment: {
    en: 'Goes live (time of {zone})',
    de: 'Geht live (Zeit von {zone})',
    es: 'Se publica (hora de {zone})',
    fr: 'Mise en ligne (heure de {zone})',
    it: 'Va online (ora di {zone})',
  },
  skipped: {
    en: 'The clocks skip this time. Choose another one.',
    de: 'Diese Zeit entfällt durch die Zeitumstellung. Wählen Sie eine andere.',
    es: 'Esta hora no existe por el cambio de hora. Elija otra.',
    fr: 'Cette heure n’existe pas à cause du changement d’heure. Choisissez-en une autre.',
    it: 'Quest’ora non esiste per il cambio dell’ora. Ne scelga un’altra.',
  },
  schedule: { en: 'Schedule', de: 'Planen', es: 'Programar', fr: 'Planifier', it: 'Programma' },
  now: {
    en: 'Go live now',
    de: 'Jetzt live schalten',
    es: 'Publicar ahora',
    fr: 'Mettre en ligne maintenant',
    it: 'Manda online ora',
  },
  unschedule: {
    en: 'Take off the schedule',
    de: 'Planung aufheben',
    es: 'Anular la programación',
    fr: 'Annuler la planification',
    it: 'Annulla la programmazione',
  },
  takeBack: { en: 'Take back', de: 'Zurücknehmen', es: 'Retirar', fr: 'Annuler', it: 'Ritira' },
  takeBackAnyway: {
    en: 'Take back all the same',
    de: 'Trotzdem zurücknehmen',
    es: 'Retirar de todos modos',
    fr: 'Annuler quand même',
    it: 'Ritira comunque',
  },
  delete: { en: 'Delete', de: 'Löschen', es: 'Eliminar', fr: 'Supprimer', it: 'Elimina' },
  silent: {
    en: 'The CMS did not answer. Nothing was changed; try again.',
    de: 'Das CMS hat nicht geantwortet. Nichts wurde geändert; versuchen Sie es noch einmal.',
    es: 'El CMS no ha respondido. No se ha cambiado nada; inténtelo de nuevo.',
    fr: 'Le CMS n’a pas répondu. Rien n’a été modifié ; réessayez.',
    it: 'Il CMS non ha risposto. Nulla è stato modificato; riprovi.',
  },
} satisfies Record<string, StaffMessage>
