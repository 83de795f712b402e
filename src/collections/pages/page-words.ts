import type { StaffMessage } from '@/domain/staff-words'

/** What a save of a page may be told. */
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
