import { sentences } from './sentences'

/** Markets: ratings and customer voices. */
export const marketRatingsSentences = sentences({
  Rating: { de: 'Bewertung', es: 'Valoración', fr: 'Avis', it: 'Valutazione' },
  'What customers say about the shop.': {
    de: 'Was Kundinnen und Kunden über den Shop sagen.',
    es: 'Lo que dicen los clientes de la tienda.',
    fr: 'Ce que les clients disent de la boutique.',
    it: 'Che cosa dicono i clienti del negozio.',
  },
  Seal: { de: 'Siegel', es: 'Sello', fr: 'Label', it: 'Sigillo' },
  'Shows the rating seal.': {
    de: 'Zeigt das Bewertungssiegel.',
    es: 'Muestra el sello de valoración.',
    fr: 'Montre le label d’avis.',
    it: 'Mostra il sigillo delle recensioni.',
  },
  Slider: { de: 'Kundenstimmen zeigen', es: 'Mostrar opiniones', fr: 'Montrer les avis', it: 'Mostra le opinioni dei clienti' },
  'Shows customer voices.': {
    de: 'Zeigt, was Kundinnen und Kunden schreiben.',
    es: 'Muestra lo que escriben los clientes.',
    fr: 'Montre ce qu’écrivent les clients.',
    it: 'Mostra ciò che scrivono i clienti.',
  },
  Provider: { de: 'Anbieter', es: 'Proveedor', fr: 'Prestataire', it: 'Fornitore' },
  'Who collects the ratings.': {
    de: 'Wer die Bewertungen sammelt.',
    es: 'Quién recoge las valoraciones.',
    fr: 'Qui recueille les avis.',
    it: 'Chi raccoglie le recensioni.',
  },
  Score: { de: 'Note', es: 'Puntuación', fr: 'Note', it: 'Punteggio' },
  'From 0 to 5.': { de: 'Von 0 bis 5.', es: 'De 0 a 5.', fr: 'De 0 à 5.', it: 'Da 0 a 5.' },
  'Number of ratings': {
    de: 'Anzahl der Bewertungen',
    es: 'Número de valoraciones',
    fr: 'Nombre d’avis',
    it: 'Numero di recensioni',
  },
  'How many ratings the score stands for.': {
    de: 'Für wie viele Bewertungen die Note steht.',
    es: 'Cuántas valoraciones hay detrás de la puntuación.',
    fr: 'Combien d’avis la note représente.',
    it: 'Quante recensioni rappresenta il punteggio.',
  },
  'Sample figures': { de: 'Beispielzahlen', es: 'Cifras de muestra', fr: 'Chiffres d’exemple', it: 'Cifre di esempio' },
  'Marks the figures as samples on the page and keeps them from search engines.': {
    de: 'Kennzeichnet die Zahlen auf der Seite als Beispiele und hält sie von Suchmaschinen fern.',
    es: 'Marca las cifras como muestra en la página y las oculta a los buscadores.',
    fr: 'Signale les chiffres comme exemples sur la page et les cache aux moteurs de recherche.',
    it: 'Indica nella pagina che le cifre sono di esempio e le nasconde ai motori di ricerca.',
  },
  'Customer voices': { de: 'Kundenstimmen', es: 'Opiniones de clientes', fr: 'Avis des clients', it: 'Opinioni dei clienti' },
  Voice: { de: 'Stimme', es: 'Opinión', fr: 'Avis', it: 'Opinione' },
  Voices: { de: 'Stimmen', es: 'Opiniones', fr: 'Avis', it: 'Opinioni' },
  'What the slider shows, in this order.': {
    de: 'Was gezeigt wird, in dieser Reihenfolge.',
    es: 'Lo que se muestra, en este orden.',
    fr: 'Ce qui est montré, dans cet ordre.',
    it: 'Che cosa si mostra, in quest’ordine.',
  },
  'First name and initial, such as "Anna K.".': {
    de: 'Vorname und Anfangsbuchstabe, etwa „Anna K.“.',
    es: 'Nombre e inicial, por ejemplo «Anna K.».',
    fr: 'Prénom et initiale, par exemple « Anna K. ».',
    it: 'Nome e iniziale, ad esempio «Anna K.».',
  },
  'What the customer wrote.': {
    de: 'Was die Kundin oder der Kunde geschrieben hat.',
    es: 'Lo que escribió el cliente.',
    fr: 'Ce que le client a écrit.',
    it: 'Che cosa ha scritto il cliente.',
  },
  Sold: { de: 'Verkauft', es: 'Vendido', fr: 'Vendu', it: 'Venduto' },
  'The device, such as "iPhone 13".': {
    de: 'Das Gerät, etwa „iPhone 13“.',
    es: 'El dispositivo, por ejemplo «iPhone 13».',
    fr: 'L’appareil, par exemple « iPhone 13 ».',
    it: 'Il dispositivo, ad esempio «iPhone 13».',
  },
})
