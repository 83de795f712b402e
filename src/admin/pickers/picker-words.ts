import type { StaffMessage } from '@/domain/staff-words'

export const pickerWords = {
  asTyped: {
    en: 'Enter “{key}”',
    de: '„{key}“ eintragen',
    es: 'Introducir «{key}»',
    fr: 'Saisir « {key} »',
    it: 'Inserisci «{key}»',
  },
  none: {
    en: 'Nothing fits. Try other words.',
    de: 'Nichts passt. Versuchen Sie andere Wörter.',
    es: 'Nada coincide. Pruebe con otras palabras.',
    fr: 'Rien ne correspond. Essayez d’autres mots.',
    it: 'Nessun risultato. Provi con altre parole.',
  },
  typeKey: {
    en: 'Type to search, or to enter a value of your own.',
    de: 'Tippen Sie, um zu suchen oder einen eigenen Wert einzutragen.',
    es: 'Escriba para buscar o para introducir un valor propio.',
    fr: 'Saisissez du texte pour chercher ou pour entrer votre propre valeur.',
    it: 'Digiti per cercare o per inserire un valore proprio.',
  },
  away: {
    en: 'The list cannot be read at the moment. What is stored stays; you can type a key.',
    de: 'Die Liste lässt sich gerade nicht lesen. Der gespeicherte Wert bleibt; Sie können einen Schlüssel eintippen.',
    es: 'La lista no se puede leer en este momento. Lo guardado se conserva; puede escribir una clave.',
    fr: 'La liste ne peut pas être lue pour le moment. La valeur enregistrée reste ; vous pouvez saisir une clé.',
    it: 'Al momento non è possibile leggere l’elenco. Il valore salvato resta; può digitare una chiave.',
  },
  noMarket: {
    en: 'Choose the market first, then the list shows its entries. Until then you can type a key.',
    de: 'Wählen Sie zuerst den Markt, dann zeigt die Liste dessen Einträge. Bis dahin können Sie einen Schlüssel eintippen.',
    es: 'Elija primero el mercado; la lista mostrará entonces sus entradas. Hasta entonces puede escribir una clave.',
    fr: 'Choisissez d’abord le marché : la liste montrera alors ses entrées. En attendant, vous pouvez saisir une clé.',
    it: 'Scelga prima il mercato: l’elenco mostrerà allora le sue voci. Fino ad allora può digitare una chiave.',
  },
  unknown: {
    en: 'Nothing is known by “{key}”. It stays as it is until you choose something else.',
    de: 'Unter „{key}“ ist nichts bekannt. Der Wert bleibt, bis Sie etwas anderes wählen.',
    es: 'No se conoce ningún valor «{key}». El valor se conserva hasta que elija otro.',
    fr: '« {key} » est inconnu. La valeur reste telle quelle jusqu’à ce que vous en choisissiez une autre.',
    it: 'Il valore «{key}» non è noto. Resta così finché non ne sceglie un altro.',
  },
  noAmount: {
    en: 'Type a number with at most two decimals, such as 5000 or 2.50.',
    de: 'Geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein, etwa 5000 oder 2,50.',
    es: 'Escriba un número con dos decimales como máximo, por ejemplo 5000 o 2,50.',
    fr: 'Saisissez un nombre à deux décimales au plus, par exemple 5000 ou 2,50.',
    it: 'Digiti un numero con al massimo due decimali, ad esempio 5000 o 2,50.',
  },
  zone: {
    en: 'Time in {zone}, the zone of this market.',
    de: 'Zeit in {zone}, der Zeitzone dieses Markts.',
    es: 'Hora de {zone}, la zona horaria de este mercado.',
    fr: 'Heure de {zone}, le fuseau horaire de ce marché.',
    it: 'Ora di {zone}, il fuso orario di questo mercato.',
  },
  noSuchTime: {
    en: 'The clocks of this market skip this hour. Choose another.',
    de: 'Diese Stunde entfällt in diesem Markt durch die Zeitumstellung. Wählen Sie eine andere.',
    es: 'Esta hora no existe en este mercado por el cambio de hora. Elija otra.',
    fr: 'Cette heure n’existe pas dans ce marché à cause du changement d’heure. Choisissez-en une autre.',
    it: 'Quest’ora non esiste in questo mercato per il cambio dell’ora. Ne scelga un’altra.',
  },
} satisfies Record<string, StaffMessage>
