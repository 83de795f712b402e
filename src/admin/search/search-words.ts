import type { StaffMessage } from '@/domain/staff-words'

/** Words of the search in the admin. */
export const searchWords = {
  field: {
    en: 'Text, or an address of the shop',
    de: 'Text oder eine Adresse des Shops',
    es: 'Texto o una dirección de la tienda',
    fr: 'Texte ou une adresse de la boutique',
    it: 'Testo o un indirizzo del negozio',
  },
  search: { en: 'Search', de: 'Suchen', es: 'Buscar', fr: 'Rechercher', it: 'Cerca' },
  length: {
    en: 'Search for 2 to 200 characters.',
    de: 'Geben Sie 2 bis 200 Zeichen ein.',
    es: 'Escriba entre 2 y 200 caracteres.',
    fr: 'Saisissez de 2 à 200 caractères.',
    it: 'Inserisca da 2 a 200 caratteri.',
  },
  found: {
    en: 'Found for "{query}": {count}. At most eight of each kind are shown.',
    de: 'Treffer für „{query}“: {count}. Von jeder Art werden höchstens acht gezeigt.',
    es: 'Resultados de «{query}»: {count}. Se muestran como máximo ocho de cada tipo.',
    fr: 'Résultats pour « {query} » : {count}. Huit au plus de chaque type sont affichés.',
    it: 'Risultati per «{query}»: {count}. Ne sono mostrati al massimo otto per tipo.',
  },
  nothing: {
    en: 'Nothing found for "{query}". Searched as far as you may read them: pages with their blocks, redirects, markets and their settings, pictures, contact subjects and staff.',
    de: 'Nichts gefunden für „{query}“. Durchsucht wurden, soweit Sie sie lesen dürfen: Seiten mit ihren Blöcken, Weiterleitungen, Märkte und ihre Einstellungen, Bilder, Kontaktthemen und das Team.',
    es: 'No se encontró nada para «{query}». Se buscó, hasta donde usted tiene permiso de lectura, en: páginas con sus bloques, redirecciones, mercados y sus ajustes, imágenes, asuntos de contacto y equipo.',
    fr: 'Aucun résultat pour « {query} ». La recherche a porté, dans la limite de vos droits de lecture, sur : pages et leurs blocs, redirections, marchés et leurs réglages, images, sujets de contact et équipe.',
    it: 'Nessun risultato per «{query}». La ricerca ha riguardato, nei limiti dei Suoi permessi di lettura: pagine con i loro blocchi, reindirizzamenti, mercati e le loro impostazioni, immagini, argomenti di contatto e personale.',
  },
  address: {
    en: 'What this address opens',
    de: 'Was diese Adresse öffnet',
    es: 'Qué abre esta dirección',
    fr: 'Ce qu’ouvre cette adresse',
    it: 'Che cosa apre questo indirizzo',
  },
  madeBy: {
    en: 'Made by the page',
    de: 'Von der Seite angelegt',
    es: 'Creada por la página',
    fr: 'Créée par la page',
    it: 'Creato dalla pagina',
  },
  pages: { en: 'Pages', de: 'Seiten', es: 'Páginas', fr: 'Pages', it: 'Pagine' },
  redirects: { en: 'Redirects', de: 'Weiterleitungen', es: 'Redirecciones', fr: 'Redirections', it: 'Reindirizzamenti' },
  markets: { en: 'Markets', de: 'Märkte', es: 'Mercados', fr: 'Marchés', it: 'Mercati' },
  settings: {
    en: 'Settings of markets',
    de: 'Einstellungen der Märkte',
    es: 'Ajustes de los mercados',
    fr: 'Réglages des marchés',
    it: 'Impostazioni dei mercati',
  },
  media: { en: 'Pictures', de: 'Bilder', es: 'Imágenes', fr: 'Images', it: 'Immagini' },
  'contact-subjects': {
    en: 'Contact subjects',
    de: 'Kontaktthemen',
    es: 'Asuntos de contacto',
    fr: 'Sujets de contact',
    it: 'Argomenti di contatto',
  },
  staff: { en: 'Staff', de: 'Team', es: 'Equipo', fr: 'Équipe', it: 'Personale' },
} satisfies Record<string, StaffMessage>
