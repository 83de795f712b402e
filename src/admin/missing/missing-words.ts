import type { StaffMessage } from '@/domain/staff-words'

/** What staff read about addresses that were not found. */
export const missingWords = {
  show: { en: 'Show', de: 'Zeigen', es: 'Mostrar', fr: 'Afficher', it: 'Mostra' },
  people: {
    en: 'Asked for by people',
    de: 'Von Personen gesucht',
    es: 'Buscado por personas',
    fr: 'Demandé par des visiteurs',
    it: 'Cercato da persone',
  },
  machines: {
    en: 'By machines alone',
    de: 'Nur von Maschinen',
    es: 'Solo por máquinas',
    fr: 'Par des machines seulement',
    it: 'Solo da macchine',
  },
  ignored: { en: 'Left alone', de: 'Zurückgestellt', es: 'Descartado', fr: 'Laissé de côté', it: 'Tralasciato' },
  mend: { en: 'Redirect…', de: 'Weiterleiten …', es: 'Redirigir…', fr: 'Rediriger…', it: 'Reindirizza…' },
  /** Begins as the button does, for those who speak to it. */
  mendPath: {
    en: 'Redirect… {path}',
    de: 'Weiterleiten … {path}',
    es: 'Redirigir… {path}',
    fr: 'Rediriger… {path}',
    it: 'Reindirizza… {path}',
  },
  searching: { en: 'Looking…', de: 'Wird gesucht …', es: 'Buscando…', fr: 'Recherche…', it: 'Ricerca…' },
  failed: {
    en: 'The suggestions could not be read. Try again.',
    de: 'Die Vorschläge konnten nicht gelesen werden. Bitte noch einmal versuchen.',
    es: 'No se pudieron leer las sugerencias. Vuelva a intentarlo.',
    fr: 'Les suggestions n’ont pas pu être lues. Réessayez.',
    it: 'Non è stato possibile leggere i suggerimenti. Riprovi.',
  },
  title: {
    en: 'Lead it somewhere',
    de: 'Weiterleiten',
    es: 'Redirigirla',
    fr: 'La rediriger',
    it: 'Reindirizzarlo',
  },
  suggested: {
    en: 'Live addresses that are most like it. Choose one, look at the redirect and save it.',
    de: 'Erreichbare Adressen, die ihr am ähnlichsten sind. Wählen Sie eine, prüfen Sie die Weiterleitung und speichern Sie sie.',
    es: 'Las direcciones activas que más se le parecen. Elija una, revise la redirección y guárdela.',
    fr: 'Les adresses actives qui lui ressemblent le plus. Choisissez-en une, vérifiez la redirection et enregistrez-la.',
    it: 'Gli indirizzi attivi che gli somigliano di più. Ne scelga uno, controlli il reindirizzamento e lo salvi.',
  },
  nothingNear: {
    en: 'No live address is like it.',
    de: 'Keine erreichbare Adresse ist ihr ähnlich.',
    es: 'Ninguna dirección activa se le parece.',
    fr: 'Aucune adresse active ne lui ressemble.',
    it: 'Nessun indirizzo attivo gli somiglia.',
  },
  elsewhere: { en: 'Somewhere else…', de: 'Woandershin …', es: 'A otro sitio…', fr: 'Ailleurs…', it: 'Altrove…' },
  hidden: {
    en: '“…” stands for a part that could be somebody’s own. The redirect takes any text there.',
    de: '„…“ steht für einen Teil, der persönlich sein könnte. Die Weiterleitung lässt dort jeden Text zu.',
    es: '«…» sustituye una parte que podría ser personal. La redirección admite ahí cualquier texto.',
    fr: '« … » remplace une partie qui pourrait être personnelle. La redirection y accepte tout texte.',
    it: '«…» sta per una parte che potrebbe essere personale. Il reindirizzamento accetta lì qualsiasi testo.',
  },
} satisfies Record<string, StaffMessage>
