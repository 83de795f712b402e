import type { StaffMessage } from '@/domain/staff-words'

/** What is wrong with a line of a file. */
export const lineWords = {
  noFrom: {
    en: 'The line names no old address.',
    de: 'Die Zeile nennt keine alte Adresse.',
    es: 'La línea no indica ninguna dirección antigua.',
    fr: 'La ligne n’indique pas d’ancienne adresse.',
    it: 'La riga non indica un vecchio indirizzo.',
  },
  noMatch: {
    en: '"{value}" is none of exact, prefix and pattern.',
    de: '„{value}“ ist keines von exact, prefix und pattern.',
    es: '«{value}» no es exact, prefix ni pattern.',
    fr: '« {value} » n’est ni exact, ni prefix, ni pattern.',
    it: '«{value}» non è exact, prefix né pattern.',
  },
  noStatus: {
    en: '"{value}" is none of 301, 302, 307, 308 and 410.',
    de: '„{value}“ ist keines von 301, 302, 307, 308 und 410.',
    es: '«{value}» no es 301, 302, 307, 308 ni 410.',
    fr: '« {value} » n’est ni 301, ni 302, ni 307, ni 308, ni 410.',
    it: '«{value}» non è 301, 302, 307, 308 né 410.',
  },
  noExpression: {
    en: 'The regular expression "{value}" has no equal here. Use a prefix that ends in *, or a pattern with {name} in its place.',
    de: 'Der reguläre Ausdruck „{value}“ hat hier keine Entsprechung. Nehmen Sie einen Anfang mit * am Ende oder ein Muster mit {name}.',
    es: 'La expresión regular «{value}» no tiene equivalente aquí. Use un prefijo que termine en * o un patrón con {name}.',
    fr: 'L’expression régulière « {value} » n’a pas d’équivalent ici. Utilisez un préfixe terminé par * ou un motif avec {name}.',
    it: 'L’espressione regolare «{value}» non ha un equivalente qui. Usi un prefisso che finisce con * o uno schema con {name}.',
  },
  yesNo: {
    en: '"{value}" is neither yes nor no.',
    de: '„{value}“ ist weder ja noch nein.',
    es: '«{value}» no es ni sí ni no.',
    fr: '« {value} » n’est ni oui ni non.',
    it: '«{value}» non è né sì né no.',
  },
  instant: {
    en: '"{value}" is no day or moment, such as 24.12.2026, 2026-12-24 09:00 or 2026-12-24T08:00Z.',
    de: '„{value}“ ist kein Tag oder Zeitpunkt, etwa 24.12.2026, 2026-12-24 09:00 oder 2026-12-24T08:00Z.',
    es: '«{value}» no es un día ni un momento, por ejemplo 24/12/2026, 2026-12-24 09:00 o 2026-12-24T08:00Z.',
    fr: '« {value} » n’est ni un jour ni un instant, par exemple 24/12/2026, 2026-12-24 09:00 ou 2026-12-24T08:00Z.',
    it: '«{value}» non è un giorno né un istante, ad esempio 24/12/2026, 2026-12-24 09:00 o 2026-12-24T08:00Z.',
  },
  unprintable: {
    en: 'The note has a sign that cannot be stored.',
    de: 'Die Notiz enthält ein Zeichen, das nicht gespeichert werden kann.',
    es: 'La nota contiene un carácter que no se puede guardar.',
    fr: 'La note contient un caractère qui ne peut pas être enregistré.',
    it: 'La nota contiene un carattere che non può essere salvato.',
  },
  unclear: {
    en: 'It is not clear where this leads.',
    de: 'Es ist nicht klar, wohin das führt.',
    es: 'No queda claro adónde lleva.',
    fr: 'On ne voit pas où cela mène.',
    it: 'Non è chiaro dove porta.',
  },
  sameInFile: {
    en: 'Line {line} of the file has the same old address.',
    de: 'Zeile {line} der Datei hat dieselbe alte Adresse.',
    es: 'La línea {line} del archivo tiene la misma dirección antigua.',
    fr: 'La ligne {line} du fichier a la même ancienne adresse.',
    it: 'La riga {line} del file ha lo stesso vecchio indirizzo.',
  },
  namesNone: {
    en: 'The line names no market, and none was chosen.',
    de: 'Die Zeile nennt keinen Markt, und es wurde keiner gewählt.',
    es: 'La línea no indica ningún mercado y no se ha elegido ninguno.',
    fr: 'La ligne n’indique pas de marché, et aucun n’a été choisi.',
    it: 'La riga non indica un mercato e non ne è stato scelto nessuno.',
  },
  noMarket: {
    en: 'There is no market "{market}" whose redirects you may change.',
    de: 'Es gibt keinen Markt „{market}“, dessen Weiterleitungen Sie ändern dürfen.',
    es: 'No hay ningún mercado «{market}» cuyas redirecciones pueda cambiar.',
    fr: 'Il n’y a pas de marché « {market} » dont vous puissiez modifier les redirections.',
    it: 'Non c’è un mercato «{market}» di cui possa modificare i reindirizzamenti.',
  },
} satisfies Record<string, StaffMessage>

/** What is wrong with a file as a whole. */
export const fileWords = {
  tooBig: {
    en: 'The file is larger than {most} MB. Split it.',
    de: 'Die Datei ist größer als {most} MB. Teilen Sie sie.',
    es: 'El archivo supera los {most} MB. Divídalo.',
    fr: 'Le fichier dépasse {most} Mo. Divisez-le.',
    it: 'Il file supera i {most} MB. Lo divida.',
  },
  tooLong: {
    en: 'The file has more than {most} lines. Split it.',
    de: 'Die Datei hat mehr als {most} Zeilen. Teilen Sie sie.',
    es: 'El archivo tiene más de {most} líneas. Divídalo.',
    fr: 'Le fichier a plus de {most} lignes. Divisez-le.',
    it: 'Il file ha più di {most} righe. Lo divida.',
  },
  noHeader: {
    en: 'The first line must name the columns; "from" is missing.',
    de: 'Die erste Zeile muss die Spalten nennen; „from“ fehlt.',
    es: 'La primera línea debe nombrar las columnas; falta «from».',
    fr: 'La première ligne doit nommer les colonnes ; « from » manque.',
    it: 'La prima riga deve nominare le colonne; manca «from».',
  },
  nothing: {
    en: 'The file has no line below its header.',
    de: 'Die Datei hat keine Zeile unter der Kopfzeile.',
    es: 'El archivo no tiene ninguna línea bajo la cabecera.',
    fr: 'Le fichier n’a aucune ligne sous l’en-tête.',
    it: 'Il file non ha righe sotto l’intestazione.',
  },
  busy: {
    en: 'Somebody is saving in the market "{market}" all the time. Its lines were not stored: try again in a moment.',
    de: 'Im Markt „{market}“ wird gerade ständig gespeichert. Seine Zeilen wurden nicht übernommen: Versuchen Sie es gleich noch einmal.',
    es: 'Alguien está guardando continuamente en el mercado «{market}». Sus líneas no se han guardado: inténtelo de nuevo en un momento.',
    fr: 'Quelqu’un enregistre sans cesse dans le marché « {market} ». Ses lignes n’ont pas été enregistrées : réessayez dans un instant.',
    it: 'Nel mercato «{market}» si sta salvando di continuo. Le sue righe non sono state salvate: riprovi tra un attimo.',
  },
  unclear: {
    en: 'The request is not complete.',
    de: 'Die Anfrage ist nicht vollständig.',
    es: 'La solicitud no está completa.',
    fr: 'La demande est incomplète.',
    it: 'La richiesta non è completa.',
  },
  row: { en: 'line', de: 'Zeile', es: 'línea', fr: 'ligne', it: 'riga' },
  reason: { en: 'reason', de: 'Grund', es: 'motivo', fr: 'raison', it: 'motivo' },
} satisfies Record<string, StaffMessage>
