import type { StaffMessage } from '@/domain/staff-words'

/** Problems that stop a page from being saved. */
export const pageWords = {
  slugForm: {
    en: 'Use small letters, digits and single hyphens between them, at most 120 characters: "so-geht-es".',
    de: 'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, höchstens 120 Zeichen: „so-geht-es“.',
    es: 'Use minúsculas, cifras y guiones sueltos entre ellos, 120 caracteres como máximo: «asi-funciona».',
    fr: 'Utilisez des lettres minuscules, des chiffres et des traits d’union simples entre eux, 120 caractères au plus : « comment-ca-marche ».',
    it: 'Usi minuscole, cifre e trattini singoli in mezzo, al massimo 120 caratteri: «come-funziona».',
  },
  slugTaken: {
    en: 'This market already has a page at "{slug}".',
    de: 'Dieser Markt hat unter „{slug}“ schon eine Seite.',
    es: 'Este mercado ya tiene una página en «{slug}».',
    fr: 'Ce marché a déjà une page à l’adresse « {slug} ».',
    it: 'Questo mercato ha già una pagina all’indirizzo «{slug}».',
  },
  keyTaken: {
    en: 'Another page of this market already has this purpose.',
    de: 'Eine andere Seite dieses Markts hat diesen Zweck schon.',
    es: 'Otra página de este mercado ya tiene esta finalidad.',
    fr: 'Une autre page de ce marché a déjà cet usage.',
    it: 'Un’altra pagina di questo mercato ha già questo scopo.',
  },
  redirected: {
    en: 'A redirect leads away from "{path}": nobody would see the page there. Change or delete the redirect from "{from}" first.',
    de: 'Von „{path}“ führt eine Weiterleitung weg: Niemand sähe die Seite dort. Ändern oder löschen Sie zuerst die Weiterleitung von „{from}“.',
    es: 'Una redirección sale de «{path}»: nadie vería ahí la página. Cambie o elimine antes la redirección desde «{from}».',
    fr: 'Une redirection part de « {path} » : personne n’y verrait la page. Changez ou supprimez d’abord la redirection depuis « {from} ».',
    it: 'Da «{path}» parte un reindirizzamento: lì nessuno vedrebbe la pagina. Cambi o elimini prima il reindirizzamento da «{from}».',
  },
  cannotKeep: {
    en: 'The old address "{path}" cannot be kept alive. {reason} Untick "Keep the old address alive", or mend that first.',
    de: 'Die alte Adresse „{path}“ lässt sich nicht erhalten. {reason} Wählen Sie „Alte Adresse erhalten“ ab, oder beheben Sie das zuerst.',
    es: 'La dirección antigua «{path}» no se puede mantener. {reason} Desmarque «Mantener la dirección antigua» o corríjalo antes.',
    fr: 'L’ancienne adresse « {path} » ne peut pas être gardée. {reason} Décochez « Garder l’ancienne adresse » ou corrigez cela d’abord.',
    it: 'Il vecchio indirizzo «{path}» non si può mantenere. {reason} Tolga la spunta a «Mantieni il vecchio indirizzo» oppure corregga prima il problema.',
  },
  note: {
    en: 'Made when the page was renamed.',
    de: 'Angelegt, als die Seite umbenannt wurde.',
    es: 'Creada al cambiar el nombre de la página.',
    fr: 'Créée quand la page a été renommée.',
    it: 'Creato quando la pagina è stata rinominata.',
  },
} satisfies Record<string, StaffMessage>

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
    it: 'La pagina è stata salvata dopo che Lei l’ha aperta. Non è stato scritto nulla e i Suoi testi sono ancora qui.',
  },
  pageSavedMeanwhile: {
    en: 'The page was saved since the check. Nothing was written; check the file again.',
    de: 'Die Seite wurde seit der Prüfung gespeichert. Es wurde nichts geschrieben; prüfen Sie die Datei erneut.',
    es: 'La página se guardó después de la comprobación. No se ha escrito nada; compruebe el archivo de nuevo.',
    fr: 'La page a été enregistrée depuis la vérification. Rien n’a été écrit ; vérifiez à nouveau le fichier.',
    it: 'La pagina è stata salvata dopo il controllo. Non è stato scritto nulla; controlli di nuovo il file.',
  },
} satisfies Record<string, StaffMessage>
