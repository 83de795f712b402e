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
} satisfies Record<string, StaffMessage>
