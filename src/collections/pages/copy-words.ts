import type { StaffMessage } from '@/domain/staff-words'

/** What is said when a page cannot be copied, marked, compared or filled from a file of translations. */
export const copyWords = {
  noMarket: {
    en: 'Choose another market than the page’s own.',
    de: 'Wählen Sie einen anderen Markt als den der Seite.',
    es: 'Elija un mercado distinto del de la página.',
    fr: 'Choisissez un marché différent de celui de la page.',
    it: 'Scelga un mercato diverso da quello della pagina.',
  },
  hasPage: {
    en: 'This market has the page. Only a page that a market lacks can be marked as not for it.',
    de: 'Dieser Markt hat die Seite. Nur eine Seite, die einem Markt fehlt, lässt sich als nicht für ihn bestimmt markieren.',
    es: 'Este mercado ya tiene la página. Solo se puede marcar como no destinada a un mercado una página que le falte.',
    fr: 'Ce marché a déjà la page. Seule une page absente d’un marché peut être marquée comme non destinée à celui-ci.',
    it: 'Questo mercato ha già la pagina. Si può segnare come non destinata a un mercato solo una pagina che gli manca.',
  },
  noSource: {
    en: 'This page follows no other page.',
    de: 'Diese Seite folgt keiner anderen.',
    es: 'Esta página no sigue a ninguna otra.',
    fr: 'Cette page n’en suit aucune autre.',
    it: 'Questa pagina non segue nessun’altra.',
  },
  fileTooBig: {
    en: 'The file is larger than {most} MB, which no page is. Choose the file of one page.',
    de: 'Die Datei ist größer als {most} MB; so groß ist keine Seite. Wählen Sie die Datei einer einzelnen Seite.',
    es: 'El archivo supera los {most} MB, más que cualquier página. Elija el archivo de una sola página.',
    fr: 'Le fichier dépasse {most} Mo, plus que toute page. Choisissez le fichier d’une seule page.',
    it: 'Il file supera i {most} MB, più di qualsiasi pagina. Scelga il file di una sola pagina.',
  },
  fileUnreadable: {
    en: 'This is no complete file of translations. Choose a file in XLIFF 1.2, XLIFF 2.0 or CSV that was exported here.',
    de: 'Das ist keine vollständige Übersetzungsdatei. Wählen Sie eine hier exportierte Datei in XLIFF 1.2, XLIFF 2.0 oder CSV.',
    es: 'No es un archivo de traducción completo. Elija un archivo XLIFF 1.2, XLIFF 2.0 o CSV exportado aquí.',
    fr: 'Ce n’est pas un fichier de traduction complet. Choisissez un fichier XLIFF 1.2, XLIFF 2.0 ou CSV exporté ici.',
    it: 'Non è un file di traduzione completo. Scelga un file XLIFF 1.2, XLIFF 2.0 o CSV esportato da qui.',
  },
  fileOfOtherPage: {
    en: 'This file belongs to another page. Open that page to import it.',
    de: 'Diese Datei gehört zu einer anderen Seite. Öffnen Sie jene Seite, um die Datei zu importieren.',
    es: 'Este archivo pertenece a otra página. Abra esa página para importarlo.',
    fr: 'Ce fichier appartient à une autre page. Ouvrez cette page pour l’importer.',
    it: 'Questo file appartiene a un’altra pagina. Apra quella pagina per importarlo.',
  },
  pairSavedMeanwhile: {
    en: 'Somebody saved this page since you opened it. Nothing was written, and your texts are still here.',
    de: 'Diese Seite wurde gespeichert, seit Sie sie geöffnet haben. Es wurde nichts geschrieben, und Ihre Texte sind noch da.',
    es: 'Alguien guardó esta página después de que usted la abriera. No se ha escrito nada y sus textos siguen aquí.',
    fr: 'Cette page a été enregistrée depuis que vous l’avez ouverte. Rien n’a été écrit, et vos textes sont toujours là.',
    it: 'La pagina è stata salvata dopo che lei l’ha aperta. Non è stato scritto nulla e i suoi testi sono ancora qui.',
  },
  pageSavedMeanwhile: {
    en: 'The page was saved since the check. Nothing was written; check the file again.',
    de: 'Die Seite wurde seit der Prüfung gespeichert. Es wurde nichts geschrieben; prüfen Sie die Datei erneut.',
    es: 'La página se guardó después de la comprobación. No se ha escrito nada; compruebe el archivo de nuevo.',
    fr: 'La page a été enregistrée depuis la vérification. Rien n’a été écrit ; vérifiez à nouveau le fichier.',
    it: 'La pagina è stata salvata dopo il controllo. Non è stato scritto nulla; controlli di nuovo il file.',
  },
} satisfies Record<string, StaffMessage>
