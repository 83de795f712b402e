import type { StaffMessage } from '@/domain/staff-words'

/** Why a review cannot be asked for or ended, and the mails about it. */
export const reviewWords = {
  notAllowed: {
    en: 'You may not do this with pages of this market.',
    de: 'Das dürfen Sie mit Seiten dieses Markts nicht tun.',
    es: 'No puede hacer esto con las páginas de este mercado.',
    fr: 'Vous ne pouvez pas faire cela avec les pages de ce marché.',
    it: 'Non può farlo con le pagine di questo mercato.',
  },
  wrongReviewer: {
    en: 'Choose another member of staff who may publish pages of this market.',
    de: 'Wählen Sie eine andere Person, die Seiten dieses Markts veröffentlichen darf.',
    es: 'Elija a otra persona que pueda publicar páginas de este mercado.',
    fr: 'Choisissez une autre personne qui puisse publier les pages de ce marché.',
    it: 'Scelga un’altra persona che possa pubblicare le pagine di questo mercato.',
  },
  notHandedIn: {
    en: 'This page is not waiting for a review.',
    de: 'Diese Seite wartet nicht auf eine Prüfung.',
    es: 'Esta página no está pendiente de revisión.',
    fr: 'Cette page n’attend pas de relecture.',
    it: 'Questa pagina non è in attesa di revisione.',
  },
  handedInSubject: {
    en: 'Ready for your review: {title}',
    de: 'Wartet auf Ihre Prüfung: {title}',
    es: 'Pendiente de su revisión: {title}',
    fr: 'En attente de votre relecture : {title}',
    it: 'In attesa della Sua revisione: {title}',
  },
  handedIn: {
    en: '{name} asks you to review the page “{title}”.',
    de: '{name} bittet Sie, die Seite „{title}“ zu prüfen.',
    es: '{name} le pide que revise la página «{title}».',
    fr: '{name} vous demande de relire la page « {title} ».',
    it: '{name} Le chiede di rivedere la pagina «{title}».',
  },
  givenBackSubject: {
    en: 'Back to you: {title}',
    de: 'Zurück an Sie: {title}',
    es: 'De vuelta a usted: {title}',
    fr: 'De retour chez vous : {title}',
    it: 'Di nuovo a Lei: {title}',
  },
  givenBack: {
    en: '{name} has given the page “{title}” back to you.',
    de: '{name} hat Ihnen die Seite „{title}“ zurückgegeben.',
    es: '{name} le ha devuelto la página «{title}».',
    fr: '{name} vous a renvoyé la page « {title} ».',
    it: '{name} Le ha restituito la pagina «{title}».',
  },
  commentSubject: {
    en: 'New comment: {title}',
    de: 'Neuer Kommentar: {title}',
    es: 'Comentario nuevo: {title}',
    fr: 'Nouveau commentaire : {title}',
    it: 'Nuovo commento: {title}',
  },
  comment: {
    en: '{name} has written a comment on the page “{title}” ({field}).',
    de: '{name} hat die Seite „{title}“ kommentiert ({field}).',
    es: '{name} ha escrito un comentario en la página «{title}» ({field}).',
    fr: '{name} a écrit un commentaire sur la page « {title} » ({field}).',
    it: '{name} ha scritto un commento alla pagina «{title}» ({field}).',
  },
  tooManyComments: {
    en: 'This page has too many open comments. Mark some as done first.',
    de: 'Diese Seite hat zu viele offene Kommentare. Markieren Sie zuerst einige als erledigt.',
    es: 'Esta página tiene demasiados comentarios abiertos. Marque antes algunos como resueltos.',
    fr: 'Cette page a trop de commentaires ouverts. Marquez-en d’abord certains comme traités.',
    it: 'Questa pagina ha troppi commenti aperti. Ne segni prima alcuni come risolti.',
  },
  commentDone: {
    en: 'This comment is already done. Write a new one.',
    de: 'Dieser Kommentar ist schon erledigt. Schreiben Sie einen neuen.',
    es: 'Este comentario ya está resuelto. Escriba uno nuevo.',
    fr: 'Ce commentaire est déjà traité. Écrivez-en un nouveau.',
    it: 'Questo commento è già risolto. Ne scriva uno nuovo.',
  },
} satisfies Record<string, StaffMessage>
