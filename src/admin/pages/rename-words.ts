import type { StaffMessage } from '@/domain/staff-words'

/** What staff read when a published page gets another address, and of what leads to it. */
export const renameWords = {
  title: {
    en: 'The address changes',
    de: 'Die Adresse ändert sich',
    es: 'La dirección cambia',
    fr: 'L’adresse change',
    it: 'L’indirizzo cambia',
  },
  keep: {
    en: 'Keep the old address alive by a redirect (301)',
    de: 'Alte Adresse mit einer Weiterleitung (301) erhalten',
    es: 'Mantener la dirección antigua con una redirección (301)',
    fr: 'Garder l’ancienne adresse par une redirection (301)',
    it: 'Mantieni il vecchio indirizzo con un reindirizzamento (301)',
  },
  kept: {
    en: 'From publishing on, {old} leads to {new}, in this market alone. Redirects to the page follow it.',
    de: 'Ab der Veröffentlichung führt {old} zu {new}, nur in diesem Markt. Weiterleitungen auf die Seite ziehen mit.',
    es: 'Al publicar, {old} lleva a {new}, solo en este mercado. Las redirecciones a la página la siguen.',
    fr: 'Dès la publication, {old} mène à {new}, dans ce marché seulement. Les redirections vers la page la suivent.',
    it: 'Dalla pubblicazione, {old} porta a {new}, solo in questo mercato. I reindirizzamenti alla pagina la seguono.',
  },
  lost: {
    en: 'From publishing on, {old} answers “not found”. Visitors with an old link will not see the page.',
    de: 'Ab der Veröffentlichung antwortet {old} mit „nicht gefunden“. Wer einen alten Link hat, sieht die Seite nicht.',
    es: 'Al publicar, {old} responderá «no encontrado». Quien tenga un enlace antiguo no verá la página.',
    fr: 'Dès la publication, {old} répond « introuvable ». Les visiteurs qui ont un ancien lien ne verront pas la page.',
    it: 'Dalla pubblicazione, {old} risponde «non trovato». Chi ha un vecchio link non vedrà la pagina.',
  },
  linked: {
    en: 'What leads to this page',
    de: 'Was auf diese Seite führt',
    es: 'Qué lleva a esta página',
    fr: 'Ce qui mène à cette page',
    it: 'Che cosa porta a questa pagina',
  },
  warning: {
    en: 'If you unpublish or delete it, these lead nowhere. Change them first.',
    de: 'Wird die Seite zurückgezogen oder gelöscht, führen diese Links ins Leere. Ändern Sie sie zuerst.',
    es: 'Si la retira o la elimina, estos enlaces no llevarán a ningún sitio. Cámbielos antes.',
    fr: 'Si vous la dépubliez ou la supprimez, ces liens ne mèneront nulle part. Modifiez-les d’abord.',
    it: 'Se la ritira o la elimina, questi link non porteranno da nessuna parte. Li modifichi prima.',
  },
  navigation: { en: 'Navigation', de: 'Navigation', es: 'Navegación', fr: 'Navigation', it: 'Navigazione' },
  banners: { en: 'Banner', de: 'Banner', es: 'Banner', fr: 'Bannière', it: 'Banner' },
  pages: { en: 'Page', de: 'Seite', es: 'Página', fr: 'Page', it: 'Pagina' },
  redirects: { en: 'Redirect', de: 'Weiterleitung', es: 'Redirección', fr: 'Redirection', it: 'Reindirizzamento' },
  more: {
    en: 'and {count} more',
    de: 'und {count} weitere',
    es: 'y {count} más',
    fr: 'et {count} autres',
    it: 'e altri {count}',
  },
} satisfies Record<string, StaffMessage>
