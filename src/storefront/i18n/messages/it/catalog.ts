import type { catalog as english } from '@/storefront/i18n/messages/en/catalog'
import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const catalog = {
  'catalog.upTo': 'fino a',
  'catalog.noMatchHint': 'Provi a scriverlo in un altro modo o sfogli le categorie.',
  'catalog.searchTitle': 'Ricerca: {text}',
  'catalog.searchHeading': 'Dispositivi per «{text}»',
  'catalog.searchEmpty': 'Che cosa desidera vendere?',
  'catalog.topManufacturers': 'Marche più richieste',
  'catalog.allManufacturers': 'Tutte le marche',
  'catalog.popularSeries': 'Serie note',
  'catalog.popularDevices': 'Una selezione di dispositivi',
  'catalog.devices': '{count, plural, one {# dispositivo} other {# dispositivi}}',
  'catalog.moreDevices': 'Più di {count, number} dispositivi',
  'catalog.categoryLead': 'Scelga la marca o cerchi il Suo dispositivo.',
  'catalog.about': 'Buono a sapersi',
  'catalog.overviewLead': 'Scelga il modello. Dopo poche domande vedrà il prezzo esatto.',
  'catalog.filter': 'Restringi la scelta',
  'catalog.manufacturer': 'Marca',
  'catalog.series': 'Serie',
  'catalog.all': 'Tutte',
  'catalog.allOf': 'Tutte le {count, number}',
  'catalog.newestFirst': 'Prima i più recenti',
  'catalog.cut': 'L’elenco mostra i {shown, number} più recenti su {count, number}. Per i precedenti usi la ricerca.',
  'catalog.empty': 'Al momento questo elenco non contiene dispositivi.',
  'catalog.notBoughtShort': 'riciclo gratuito',
  'catalog.sell': 'Vendi {device}',
  'catalog.productDescription':
    'Venda il Suo {device} fino a {price}: prezzo dopo poche domande, bloccato per {days, number} giorni, spedizione gratuita.',
  'catalog.productDescriptionNotBought': '{device}: lo ricicliamo gratuitamente.',
  'catalog.variantsOf': '{model}: scelga la versione',
  'catalog.promiseSame': 'Controlliamo <b>le stesse domande</b>. Solo una risposta diversa cambia il prezzo.',
  'catalog.promiseShipping': '<b>Spedizione gratuita</b>, andata e ritorno.',
  'catalog.promisePayout':
    '<b>Denaro in {days, plural, one {un giorno lavorativo} =2 {due giorni lavorativi} other {# giorni lavorativi}}</b> dopo il controllo.',
  'catalog.notBought': 'Al momento non acquistiamo questo dispositivo.',
  'catalog.notBoughtText': 'Però lo ricicliamo gratuitamente: ci scriva e Le invieremo un’etichetta di spedizione.',
  'catalog.contact': 'Contattaci',
  'catalog.unavailable': 'I prezzi al momento non sono disponibili.',
  'catalog.unavailableText': 'Dipende da noi, non da Lei. Riprovi tra un momento.',
  'catalog.retry': 'Riprova',
  'catalog.offerTitle': 'Il Suo prezzo',
  'catalog.offerExpired': 'Questo prezzo è scaduto.',
  'catalog.offerExpiredText': 'Risponda di nuovo alle domande e vedrà il prezzo di oggi.',
  'catalog.offerUnknown': 'Questa offerta non esiste.',
  'catalog.offerIncomplete': 'Alcune domande sono senza risposta.',
  'catalog.offerIncompleteText': 'Torni indietro: le Sue risposte sono ancora nel modulo. Ogni domanda richiede una risposta.',
  'catalog.offerAway': 'Al momento non è possibile calcolare il prezzo.',
  'catalog.offerAwayText': 'Riprovi tra un momento.',
  'catalog.toQuestions': 'Alle domande',
  'catalog.video.play': 'Riproduci il video',
  'catalog.video.source': 'Il video viene da {host}. Si carica solo quando lo avvia.',
  'catalog.video.away': 'Il video non si può caricare. Il testo qui sotto dice le stesse cose.',
  'catalog.video.transcript': 'Il video come testo',
  'catalog.video.captions': 'Sottotitoli',
  'catalog.quoteTitle': 'Prezzo salvato',
  'catalog.quoteEnded':
    'Questo prezzo salvato è scaduto, oppure il link è incompleto. Cerchi il Suo dispositivo: in un minuto avrà un nuovo prezzo.',
  'catalog.quoteAway': 'Al momento non possiamo aprire il prezzo salvato. Riprovi il link tra qualche minuto.',
} as const satisfies Record<keyof typeof english, string>

export const search: FeatureMessages['search'] = {
  'search.label': 'Cerca il dispositivo',
  'search.placeholder': 'Dispositivo, ad es. Galaxy S22',
  'search.example': 'ad es. Galaxy S22',
  'search.submit': 'Cerca',
  'search.searching': 'Ricerca in corso',
  'search.noMatch': 'Nessun risultato per «{text}».',
  'search.browse': 'Vedi le categorie',
  'search.failed': 'La ricerca al momento non è disponibile.',
  'search.allMatches': 'Tutti i risultati per «{text}»',
  'search.retry': 'Riprova',
}

/** Where devices show what they are, by maker (`catalog/identify`). */
export const identify: FeatureMessages['identify'] = {
  'identify.title': 'Qual è il mio?',
  'identify.apple': 'iPhone e iPad: Impostazioni › Generali › Info. Vi trova il nome del modello e la capacità.',
  'identify.samsung':
    'Samsung: l’ultima voce delle impostazioni, su un telefono «Informazioni sul telefono». Per la memoria cerchi «Memoria» nelle impostazioni.',
  'identify.google':
    'Google Pixel: Impostazioni › Informazioni sul telefono › Modello. La memoria è in Impostazioni › Spazio di archiviazione.',
  'identify.xiaomi': 'Xiaomi, Redmi e POCO: la prima voce delle impostazioni, «Info sistema». Vi trova modello e memoria.',
  'identify.huawei':
    'Huawei: Impostazioni › Info telefono, nei modelli meno recenti sotto Sistema. Vi trova il modello e la memoria interna.',
  'identify.android':
    'Telefoni e tablet Android: Impostazioni › Informazioni sul telefono o Informazioni sul tablet. La memoria è in Impostazioni › Spazio di archiviazione.',
  'identify.mac':
    'Mac: menu Apple in alto a sinistra › Informazioni su questo Mac. Vi trova modello, anno, chip e memoria; il disco è in Impostazioni di Sistema › Generali › Spazio.',
  'identify.windows':
    'Windows: Start › Impostazioni › Sistema, l’ultima voce. Indica processore e memoria; il modello esatto è scritto sotto il dispositivo.',
  'identify.playstation':
    'PlayStation: il numero di modello è sull’etichetta, dietro o sotto; inizia con CUH per la PS4 e con CFI per la PS5. Un’edizione digitale non ha la fessura per i dischi.',
  'identify.xbox':
    'Xbox: Profilo e sistema › Impostazioni › Sistema › Informazioni sulla console. Se non si avvia più, il modello è sull’etichetta, dietro o sotto.',
  'identify.nintendo':
    'Nintendo: il numero di modello è sull’etichetta, dietro o sotto. HAC è la Switch, HDH la Switch Lite, HEG la Switch con schermo OLED e BEE la Switch 2.',
  'identify.camera': 'Fotocamere: il nome è davanti o sopra il corpo, la sigla esatta sotto.',
  'identify.lens':
    'Obiettivi: lunghezza focale, luminosità e versione sono sull’anello attorno alla lente frontale o sul lato dell’obiettivo.',
  'identify.camcorder': 'Videocamere: il nome è sul lato, la sigla esatta sotto.',
  'identify.monitor': 'Monitor: la sigla esatta è sull’etichetta dietro e nel menu del monitor, alla voce Informazioni.',
  'identify.other': 'Altri dispositivi: la sigla esatta è nelle impostazioni, alla voce Info, o sull’etichetta dietro o sotto.',
  'identify.imei.open': 'Controlla l’IMEI (facoltativo)',
}

export const imei: FeatureMessages['imei'] = {
  'identify.imei.label': 'IMEI',
  'identify.imei.help':
    'Digiti *#06# come un numero di telefono o guardi nelle impostazioni. Il numero resta in questo browser: non lo inviamo e non lo salviamo.',
  'identify.imei.check': 'Controlla il numero',
  'identify.imei.valid': 'Il numero è valido. Non ci dice il modello; lo trova nelle impostazioni del Suo dispositivo.',
  'identify.imei.letters': 'Un IMEI ha solo cifre. Se contiene lettere, di solito è il numero di serie.',
  'identify.imei.length': 'Un IMEI ha 15 cifre. Le conti di nuovo, per favore.',
  'identify.imei.checksum': 'Almeno una cifra è sbagliata. La confronti con quella che mostra il dispositivo.',
}
