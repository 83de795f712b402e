import type { StaffMessage } from '@/domain/staff-words'

/** Said when the CMS gave no answer. */
export const noAnswer = {
  en: 'The CMS did not answer. Nothing was changed; try again.',
  de: 'Das CMS hat nicht geantwortet. Nichts wurde geändert; versuchen Sie es noch einmal.',
  es: 'El CMS no ha respondido. No se ha cambiado nada; inténtelo de nuevo.',
  fr: 'Le CMS n’a pas répondu. Rien n’a été modifié ; réessayez.',
  it: 'Il CMS non ha risposto. Nulla è stato modificato; riprovi.',
} satisfies StaffMessage
const name = { en: 'Title', de: 'Titel', es: 'Título', fr: 'Titre', it: 'Titolo' }

/** Sentences of the dialog that puts a change into a release. */
export const collectWords = {
  name,
  silent: noAnswer,
  collect: {
    en: 'To a release',
    de: 'In eine Freigabe',
    es: 'A un lanzamiento',
    fr: 'Dans une mise en ligne',
    it: 'In un rilascio',
  },
  aboutForm: {
    en: 'What this form would save goes into the release. The shop stays as it is until then.',
    de: 'Was dieses Formular speichern würde, kommt in die Freigabe. Bis dahin bleibt der Shop, wie er ist.',
    es: 'Lo que guardaría este formulario va al lanzamiento. Hasta entonces la tienda queda como está.',
    fr: 'Ce que ce formulaire enregistrerait va dans la mise en ligne. D’ici là, la boutique reste telle quelle.',
    it: 'Ciò che questo modulo salverebbe va nel rilascio. Fino ad allora il negozio resta com’è.',
  },
  aboutPage: {
    en: 'The newest draft of the page, as it is saved now, goes into the release.',
    de: 'Der neueste Entwurf der Seite, wie er jetzt gespeichert ist, kommt in die Freigabe.',
    es: 'El borrador más reciente de la página, tal como está guardado ahora, va al lanzamiento.',
    fr: 'Le brouillon le plus récent de la page, tel qu’il est enregistré maintenant, va dans la mise en ligne.',
    it: 'La bozza più recente della pagina, com’è salvata ora, va nel rilascio.',
  },
  which: { en: 'Release', de: 'Freigabe', es: 'Lanzamiento', fr: 'Mise en ligne', it: 'Rilascio' },
  another: { en: 'A new one', de: 'Eine neue', es: 'Uno nuevo', fr: 'Une nouvelle', it: 'Uno nuovo' },
  what: { en: 'What', de: 'Was', es: 'Qué', fr: 'Quoi', it: 'Cosa' },
  doPublish: { en: 'Publish', de: 'Veröffentlichen', es: 'Publicar', fr: 'Publier', it: 'Pubblica' },
  doUnpublish: {
    en: 'Take from the shop',
    de: 'Aus dem Shop nehmen',
    es: 'Retirar de la tienda',
    fr: 'Retirer de la boutique',
    it: 'Togli dal negozio',
  },
  add: { en: 'Add', de: 'Hinzufügen', es: 'Añadir', fr: 'Ajouter', it: 'Aggiungi' },
  cancel: { en: 'Cancel', de: 'Abbrechen', es: 'Cancelar', fr: 'Annuler', it: 'Annulla' },
  added: {
    en: 'Added. The shop has not changed.',
    de: 'Hinzugefügt. Der Shop hat sich nicht geändert.',
    es: 'Añadido. La tienda no ha cambiado.',
    fr: 'Ajouté. La boutique n’a pas changé.',
    it: 'Aggiunto. Il negozio non è cambiato.',
  },
  toRelease: {
    en: 'Open the release',
    de: 'Freigabe öffnen',
    es: 'Abrir el lanzamiento',
    fr: 'Ouvrir la mise en ligne',
    it: 'Apri il rilascio',
  },
  asSaved: {
    en: 'Show the form as it is saved',
    de: 'Formular wie gespeichert zeigen',
    es: 'Mostrar el formulario como está guardado',
    fr: 'Afficher le formulaire tel qu’enregistré',
    it: 'Mostra il modulo com’è salvato',
  },
  waitsIn: {
    en: 'Already waits in: {titles}',
    de: 'Wartet schon in: {titles}',
    es: 'Ya espera en: {titles}',
    fr: 'Attend déjà dans : {titles}',
    it: 'Attende già in: {titles}',
  },
} satisfies Record<string, StaffMessage>

/** What can be done with a release. */
export const actionWords = {
  name,
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
  silent: noAnswer,
} satisfies Record<string, StaffMessage>
