import type { StaffMessage } from '@/domain/staff-words'

/** In which of a market's shops the draft is shown. */
export const previewWords = {
  title: {
    en: 'Preview in the layout of',
    de: 'Vorschau im Layout von',
    es: 'Vista previa en el diseño de',
    fr: 'Aperçu dans la mise en page de',
    it: 'Anteprima nel layout di',
  },
  default: { en: 'Shop', de: 'Shop', es: 'Tienda', fr: 'Boutique', it: 'Negozio' },
  b2bWidget: {
    en: 'Business widget',
    de: 'Geschäftskunden-Widget',
    es: 'Widget para empresas',
    fr: 'Widget pour les entreprises',
    it: 'Widget per le aziende',
  },
  agan: { en: 'Partner shop', de: 'Partnershop', es: 'Tienda de socio', fr: 'Boutique partenaire', it: 'Negozio del partner' },
  aganwidget: {
    en: 'Partner widget',
    de: 'Partner-Widget',
    es: 'Widget de socio',
    fr: 'Widget partenaire',
    it: 'Widget del partner',
  },
} satisfies Record<string, StaffMessage>

/** How a page looks in search results, and what would make it look better. */
export const searchWords = {
  heading: {
    en: 'How the page looks in search results',
    de: 'So sieht die Seite in Suchergebnissen aus',
    es: 'Cómo se ve la página en los resultados de búsqueda',
    fr: 'La page dans les résultats de recherche',
    it: 'La pagina nei risultati di ricerca',
  },
  noTitle: {
    en: 'No title yet',
    de: 'Noch kein Titel',
    es: 'Aún sin título',
    fr: 'Pas encore de titre',
    it: 'Ancora senza titolo',
  },
  noDescription: {
    en: 'Without a description, search engines choose a passage of the page by themselves.',
    de: 'Ohne Beschreibung wählen Suchmaschinen selbst eine Stelle der Seite.',
    es: 'Sin descripción, los buscadores eligen por su cuenta un fragmento de la página.',
    fr: 'Sans description, les moteurs de recherche choisissent eux-mêmes un passage de la page.',
    it: 'Senza descrizione, i motori di ricerca scelgono da soli un passo della pagina.',
  },
  titleLength: {
    en: 'Title with brand: {length} of about {most} characters.',
    de: 'Titel mit Marke: {length} von etwa {most} Zeichen.',
    es: 'Título con la marca: {length} de unos {most} caracteres.',
    fr: 'Titre avec la marque : {length} caractères sur environ {most}.',
    it: 'Titolo con il marchio: {length} di circa {most} caratteri.',
  },
  descriptionLength: {
    en: 'Description: {length} of about {most} characters.',
    de: 'Beschreibung: {length} von etwa {most} Zeichen.',
    es: 'Descripción: {length} de unos {most} caracteres.',
    fr: 'Description : {length} caractères sur environ {most}.',
    it: 'Descrizione: {length} di circa {most} caratteri.',
  },
  empty: { en: 'Missing.', de: 'Fehlt.', es: 'Falta.', fr: 'À compléter.', it: 'Manca.' },
  short: {
    en: 'A little longer would be better.',
    de: 'Etwas mehr Text wäre besser.',
    es: 'Convendría algo más de texto.',
    fr: 'Un peu plus de texte serait utile.',
    it: 'Un po’ più di testo aiuterebbe.',
  },
  good: { en: 'Good length.', de: 'Gute Länge.', es: 'Buena longitud.', fr: 'Bonne longueur.', it: 'Lunghezza giusta.' },
  long: {
    en: 'Its end is cut off.',
    de: 'Das Ende wird abgeschnitten.',
    es: 'Se corta el final.',
    fr: 'La fin est coupée.',
    it: 'La fine viene tagliata.',
  },
  address: {
    en: 'Canonical address: {address}',
    de: 'Kanonische Adresse: {address}',
    es: 'Dirección canónica: {address}',
    fr: 'Adresse canonique : {address}',
    it: 'Indirizzo canonico: {address}',
  },
  noAddress: {
    en: 'The address appears when market and address are filled in.',
    de: 'Die Adresse erscheint, sobald Markt und Adresse ausgefüllt sind.',
    es: 'La dirección aparece cuando se han indicado mercado y dirección.',
    fr: 'L’adresse apparaît dès que le marché et l’adresse sont remplis.',
    it: 'L’indirizzo appare quando mercato e indirizzo sono compilati.',
  },
  listed: {
    en: 'Search engines may list this page.',
    de: 'Suchmaschinen dürfen diese Seite aufnehmen.',
    es: 'Los buscadores pueden incluir esta página.',
    fr: 'Les moteurs de recherche peuvent référencer cette page.',
    it: 'I motori di ricerca possono elencare questa pagina.',
  },
  pageHidden: {
    en: 'This page is hidden from search engines ("noindex").',
    de: 'Diese Seite ist vor Suchmaschinen verborgen („noindex“).',
    es: 'Esta página está oculta a los buscadores («noindex»).',
    fr: 'Cette page est cachée aux moteurs de recherche (« noindex »).',
    it: 'Questa pagina è nascosta ai motori di ricerca («noindex»).',
  },
  marketHidden: {
    en: 'The whole market is closed to search engines.',
    de: 'Der ganze Markt ist für Suchmaschinen geschlossen.',
    es: 'Todo el mercado está cerrado a los buscadores.',
    fr: 'Tout le marché est fermé aux moteurs de recherche.',
    it: 'L’intero mercato è chiuso ai motori di ricerca.',
  },
  unread: {
    en: 'The market could not be read. Reload the page to see the address.',
    de: 'Der Markt ließ sich nicht lesen. Laden Sie die Seite neu, um die Adresse zu sehen.',
    es: 'No se pudo leer el mercado. Vuelva a cargar la página para ver la dirección.',
    fr: 'Le marché n’a pas pu être lu. Rechargez la page pour voir l’adresse.',
    it: 'Non è stato possibile leggere il mercato. Ricarichi la pagina per vedere l’indirizzo.',
  },
} satisfies Record<string, StaffMessage>
