import type { PageProblemKind } from '@/domain/content/page-problems'
import type { StaffMessage } from '@/domain/staff-words'

/** What is said of a problem of a page; `{value}` is the link or heading that has it. */
export const problemWords = {
  'page-empty': {
    en: 'The page says nothing yet.',
    de: 'Die Seite sagt noch nichts.',
    es: 'La página aún no dice nada.',
    fr: 'La page ne dit encore rien.',
    it: 'La pagina non dice ancora nulla.',
  },
  'block-empty': {
    en: 'A block is not filled in. Fill it in or remove it.',
    de: 'Ein Block ist nicht ausgefüllt. Füllen Sie ihn aus, oder entfernen Sie ihn.',
    es: 'Un bloque no está completo. Complételo o quítelo.',
    fr: 'Un bloc n’est pas rempli. Remplissez-le ou supprimez-le.',
    it: 'Un blocco non è compilato. Lo compili o lo rimuova.',
  },
  untranslated: {
    en: 'The page is not translated: it still says what its source says in another language.',
    de: 'Die Seite ist nicht übersetzt: Sie hat noch die Texte ihrer Vorlage in einer anderen Sprache.',
    es: 'La página no está traducida: aún tiene los textos de su original en otro idioma.',
    fr: 'La page n’est pas traduite : elle a encore les textes de sa source dans une autre langue.',
    it: 'La pagina non è tradotta: ha ancora i testi dell’originale in un’altra lingua.',
  },
  'alt-missing': {
    en: 'A picture has no text for people who do not see it.',
    de: 'Ein Bild hat keinen Text für Menschen, die es nicht sehen.',
    es: 'Una imagen no tiene texto para quienes no la ven.',
    fr: 'Une image n’a pas de texte pour les personnes qui ne la voient pas.',
    it: 'Un’immagine non ha un testo per chi non la vede.',
  },
  'heading-skipped': {
    en: 'The heading “{value}” skips a level.',
    de: 'Die Überschrift „{value}“ überspringt eine Ebene.',
    es: 'El título «{value}» se salta un nivel.',
    fr: 'Le titre « {value} » saute un niveau.',
    it: 'Il titolo «{value}» salta un livello.',
  },
  'heading-empty': {
    en: 'A heading is empty.',
    de: 'Eine Überschrift ist leer.',
    es: 'Un título está vacío.',
    fr: 'Un titre est vide.',
    it: 'Un titolo è vuoto.',
  },
  'link-empty': {
    en: 'A link says nothing: nobody can see or hear it.',
    de: 'Ein Link hat keinen Text: Niemand kann ihn sehen oder hören.',
    es: 'Un enlace no tiene texto: nadie puede verlo ni oírlo.',
    fr: 'Un lien n’a pas de texte : personne ne peut le voir ni l’entendre.',
    it: 'Un link non ha testo: nessuno può vederlo o sentirlo.',
  },
  'link-missing': {
    en: 'The link “{value}” leads to nothing in this market.',
    de: 'Der Link „{value}“ führt in diesem Markt ins Leere.',
    es: 'El enlace «{value}» no lleva a ninguna parte en este mercado.',
    fr: 'Le lien « {value} » ne mène nulle part dans ce marché.',
    it: 'Il link «{value}» non porta da nessuna parte in questo mercato.',
  },
  'link-gone': {
    en: 'The link “{value}” leads to what is gone for good.',
    de: 'Der Link „{value}“ führt zu etwas, das es nicht mehr gibt.',
    es: 'El enlace «{value}» lleva a algo que ya no existe.',
    fr: 'Le lien « {value} » mène à quelque chose qui n’existe plus.',
    it: 'Il link «{value}» porta a qualcosa che non esiste più.',
  },
  'link-loop': {
    en: 'The link “{value}” is led round in a circle by redirects.',
    de: 'Der Link „{value}“ wird von Weiterleitungen im Kreis geführt.',
    es: 'Las redirecciones llevan el enlace «{value}» en círculo.',
    fr: 'Le lien « {value} » tourne en rond de redirection en redirection.',
    it: 'Il link «{value}» gira in tondo tra i reindirizzamenti.',
  },
  'link-moved': {
    en: 'The link “{value}” leads on by a redirect. Better name where it ends.',
    de: 'Der Link „{value}“ führt über eine Weiterleitung. Nennen Sie besser gleich das Ziel.',
    es: 'El enlace «{value}» pasa por una redirección. Mejor indique el destino final.',
    fr: 'Le lien « {value} » passe par une redirection. Indiquez plutôt sa destination.',
    it: 'Il link «{value}» passa da un reindirizzamento. Indichi piuttosto la destinazione.',
  },
  'link-category': {
    en: 'The link “{value}” names a category that does not exist.',
    de: 'Der Link „{value}“ nennt eine Kategorie, die es nicht gibt.',
    es: 'El enlace «{value}» indica una categoría que no existe.',
    fr: 'Le lien « {value} » nomme une catégorie qui n’existe pas.',
    it: 'Il link «{value}» indica una categoria che non esiste.',
  },
  'link-market': {
    en: 'The link “{value}” names a market that does not exist.',
    de: 'Der Link „{value}“ nennt einen Markt, den es nicht gibt.',
    es: 'El enlace «{value}» indica un mercado que no existe.',
    fr: 'Le lien « {value} » nomme un marché qui n’existe pas.',
    it: 'Il link «{value}» indica un mercato che non esiste.',
  },
  'description-missing': {
    en: 'There is no description for search engines.',
    de: 'Es fehlt eine Beschreibung für Suchmaschinen.',
    es: 'Falta una descripción para los buscadores.',
    fr: 'Il manque une description pour les moteurs de recherche.',
    it: 'Manca una descrizione per i motori di ricerca.',
  },
} satisfies Record<PageProblemKind, StaffMessage>

export const publishWords = {
  needsReason: {
    en: 'The check has found {count}: mend it, or say here why the page goes out all the same.',
    de: 'Die Prüfung hat {count} gefunden: Beheben Sie das, oder sagen Sie hier, warum die Seite trotzdem erscheint.',
    es: 'La comprobación ha encontrado {count}: corríjalo o indique aquí por qué se publica de todos modos.',
    fr: 'La vérification a trouvé {count} : corrigez, ou dites ici pourquoi la page paraît quand même.',
    it: 'Il controllo ha trovato {count}: corregga, o dica qui perché la pagina esce comunque.',
  },
  one: { en: '1 problem', de: '1 Problem', es: '1 problema', fr: '1 problème', it: '1 problema' },
  many: { en: '{n} problems', de: '{n} Probleme', es: '{n} problemas', fr: '{n} problèmes', it: '{n} problemi' },
} satisfies Record<string, StaffMessage>
