import type { StaffMessage } from '@/domain/staff-words'

/** What the CMS says when a release cannot be changed, scheduled or taken back. */
export const releaseWords = {
  notAllowed: {
    en: 'This release changes something that you may not publish.',
    de: 'Diese Freigabe ändert etwas, das Sie nicht veröffentlichen dürfen.',
    es: 'Este lanzamiento cambia algo que usted no puede publicar.',
    fr: 'Cette mise en ligne modifie quelque chose que vous ne pouvez pas publier.',
    it: 'Questo rilascio modifica qualcosa che non può pubblicare.',
  },
  notOpen: {
    en: 'This release is scheduled or live. Only an open one can be changed.',
    de: 'Diese Freigabe ist geplant oder live. Nur eine offene lässt sich ändern.',
    es: 'Este lanzamiento está programado o publicado. Solo se puede cambiar uno abierto.',
    fr: 'Cette mise en ligne est planifiée ou en ligne. Seule une mise en ligne ouverte peut être modifiée.',
    it: 'Questo rilascio è programmato o online. Solo un rilascio aperto può essere modificato.',
  },
  locked: {
    en: 'This release is being changed or going live. Your change was not saved: try again in a moment.',
    de: 'Diese Freigabe wird gerade geändert oder geht live. Ihre Änderung wurde nicht gespeichert: Versuchen Sie es gleich noch einmal.',
    es: 'Este lanzamiento se está cambiando o publicando. Su cambio no se ha guardado: vuelva a intentarlo en un instante.',
    fr: 'Cette mise en ligne est en cours de modification ou d’exécution. Votre modification n’a pas été enregistrée : réessayez dans un instant.',
    it: 'Questo rilascio è in corso di modifica o di pubblicazione. La Sua modifica non è stata salvata: riprovi tra un attimo.',
  },
  empty: {
    en: 'This release has no changes yet. Add them in the forms of pages, banners, redirects, navigation and markets.',
    de: 'Diese Freigabe hat noch keine Änderungen. Fügen Sie sie in den Formularen der Seiten, Banner, Weiterleitungen, Navigation und Märkte hinzu.',
    es: 'Este lanzamiento aún no tiene cambios. Añádalos en los formularios de páginas, banners, redirecciones, navegación y mercados.',
    fr: 'Cette mise en ligne n’a encore aucune modification. Ajoutez-les dans les formulaires des pages, bannières, redirections, de la navigation et des marchés.',
    it: 'Questo rilascio non ha ancora modifiche. Le aggiunga nei moduli di pagine, banner, reindirizzamenti, navigazione e mercati.',
  },
  full: {
    en: 'A release has at most {most} changes.',
    de: 'Eine Freigabe hat höchstens {most} Änderungen.',
    es: 'Un lanzamiento tiene como máximo {most} cambios.',
    fr: 'Une mise en ligne contient au plus {most} modifications.',
    it: 'Un rilascio ha al massimo {most} modifiche.',
  },
  nothingChanged: {
    en: 'The form differs in nothing from what is saved. Change it first, then add it to the release.',
    de: 'Das Formular weicht in nichts vom Gespeicherten ab. Ändern Sie es zuerst, und fügen Sie es dann der Freigabe hinzu.',
    es: 'El formulario no difiere en nada de lo guardado. Cámbielo primero y añádalo después al lanzamiento.',
    fr: 'Le formulaire ne diffère en rien de ce qui est enregistré. Modifiez-le d’abord, puis ajoutez-le à la mise en ligne.',
    it: 'Il modulo non differisce in nulla da ciò che è salvato. Lo modifichi prima, poi lo aggiunga al rilascio.',
  },
  ofItem: {
    en: '“{title}”: {problem}',
    de: '„{title}“: {problem}',
    es: '«{title}»: {problem}',
    fr: '« {title} » : {problem}',
    it: '«{title}»: {problem}',
  },
  documentGone: {
    en: 'It has been deleted. Take it out of the release.',
    de: 'Es wurde gelöscht. Nehmen Sie es aus der Freigabe heraus.',
    es: 'Se ha eliminado. Quítelo del lanzamiento.',
    fr: 'L’élément a été supprimé. Retirez-le de la mise en ligne.',
    it: 'È stato eliminato. Lo tolga dal rilascio.',
  },
  notLive: {
    en: 'Only a release that is live can be taken back.',
    de: 'Nur eine Freigabe, die live ist, lässt sich zurücknehmen.',
    es: 'Solo se puede retirar un lanzamiento publicado.',
    fr: 'Seule une mise en ligne effectuée peut être annulée.',
    it: 'Solo un rilascio online può essere ritirato.',
  },
  changedSince: {
    en: 'Changed again since the release went live: {titles}. Taking it back would undo these changes too.',
    de: 'Seit der Freigabe noch einmal geändert: {titles}. Das Zurücknehmen würde auch diese Änderungen verwerfen.',
    es: 'Cambiado de nuevo desde el lanzamiento: {titles}. Al retirarlo se desharían también estos cambios.',
    fr: 'Modifié de nouveau depuis la mise en ligne : {titles}. L’annulation déferait aussi ces modifications.',
    it: 'Modificato di nuovo dopo il rilascio: {titles}. Ritirandolo si annullerebbero anche queste modifiche.',
  },
} satisfies Record<string, StaffMessage>
