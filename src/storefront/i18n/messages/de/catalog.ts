import type { catalog as english } from '@/storefront/i18n/messages/en/catalog'
import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const catalog = {
  'catalog.upTo': 'bis zu',
  'catalog.noMatchHint': 'Versuchen Sie eine andere Schreibweise, oder stöbern Sie in den Kategorien.',
  'catalog.searchTitle': 'Suche: {text}',
  'catalog.searchHeading': 'Geräte zu „{text}“',
  'catalog.searchEmpty': 'Was möchten Sie verkaufen?',
  'catalog.topManufacturers': 'Beliebte Hersteller',
  'catalog.allManufacturers': 'Alle Hersteller',
  'catalog.popularSeries': 'Bekannte Serien',
  'catalog.popularDevices': 'Eine Auswahl an Geräten',
  'catalog.devices': '{count, plural, one {# Gerät} other {# Geräte}}',
  'catalog.moreDevices': 'Mehr als {count, number} Geräte',
  'catalog.categoryLead': 'Wählen Sie den Hersteller, oder suchen Sie Ihr Gerät.',
  'catalog.about': 'Gut zu wissen',
  'catalog.overviewLead': 'Wählen Sie Ihr Modell. Den genauen Preis sehen Sie nach wenigen Fragen.',
  'catalog.filter': 'Auswahl eingrenzen',
  'catalog.manufacturer': 'Hersteller',
  'catalog.series': 'Serie',
  'catalog.all': 'Alle',
  'catalog.allOf': 'Alle {count, number}',
  'catalog.newestFirst': 'Neueste zuerst',
  'catalog.cut': 'Die Liste zeigt die neuesten {shown, number} von {count, number}. Ältere finden Sie über die Suche.',
  'catalog.empty': 'In dieser Liste stehen zurzeit keine Geräte.',
  'catalog.notBoughtShort': 'Recycling kostenlos',
  'catalog.sell': '{device} verkaufen',
  'catalog.productDescription':
    '{device} für bis zu {price} verkaufen: Preis nach wenigen Fragen, {days, number} Tage fest, Versand kostenlos.',
  'catalog.productDescriptionNotBought': '{device}: Wir recyceln das Gerät kostenlos für Sie.',
  'catalog.variantsOf': '{model}: Ausführung wählen',
  'catalog.promiseSame': 'Wir prüfen <b>dieselben Fragen</b>. Nur eine abweichende Antwort ändert den Preis.',
  'catalog.promiseShipping': '<b>Versand kostenlos</b>, hin und zurück.',
  'catalog.promisePayout':
    '<b>Geld in {days, plural, one {einem Werktag} =2 {zwei Werktagen} other {# Werktagen}}</b> nach der Prüfung.',
  'catalog.notBought': 'Dieses Gerät kaufen wir zurzeit nicht an.',
  'catalog.notBoughtText': 'Wir recyceln es aber kostenlos für Sie: Schreiben Sie uns, und Sie bekommen ein Versandetikett.',
  'catalog.contact': 'Schreiben Sie uns',
  'catalog.unavailable': 'Die Preise sind gerade nicht erreichbar.',
  'catalog.unavailableText': 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  'catalog.retry': 'Erneut versuchen',
  'catalog.offerTitle': 'Ihr Preis',
  'catalog.offerExpired': 'Dieser Preis ist abgelaufen.',
  'catalog.offerExpiredText': 'Beantworten Sie die Fragen noch einmal: Dann sehen Sie den Preis von heute.',
  'catalog.offerUnknown': 'Dieses Angebot gibt es nicht.',
  'catalog.offerIncomplete': 'Einige Fragen sind noch offen.',
  'catalog.offerIncompleteText': 'Gehen Sie zurück: Ihre Antworten stehen noch im Formular. Jede Frage braucht eine Antwort.',
  'catalog.offerAway': 'Der Preis lässt sich gerade nicht berechnen.',
  'catalog.offerAwayText': 'Bitte versuchen Sie es gleich noch einmal.',
  'catalog.toQuestions': 'Zu den Fragen',
  'catalog.video.play': 'Video abspielen',
  'catalog.video.source': 'Das Video kommt von {host}. Es wird erst geladen, wenn Sie darauf drücken.',
  'catalog.video.away': 'Das Video lässt sich nicht laden. Der Text darunter sagt dasselbe.',
  'catalog.video.transcript': 'Das Video als Text',
  'catalog.video.captions': 'Untertitel',
  'catalog.quoteTitle': 'Gespeicherter Preis',
  'catalog.quoteEnded':
    'Dieser gespeicherte Preis ist abgelaufen, oder der Link ist unvollständig. Suchen Sie Ihr Gerät: In einer Minute haben Sie einen neuen Preis.',
  'catalog.quoteAway':
    'Wir können den gespeicherten Preis gerade nicht öffnen. Bitte versuchen Sie den Link in ein paar Minuten noch einmal.',
} as const satisfies Record<keyof typeof english, string>

export const search: FeatureMessages['search'] = {
  'search.label': 'Gerät suchen',
  'search.placeholder': 'Gerät suchen, z. B. Galaxy S22',
  'search.example': 'z. B. Galaxy S22',
  'search.submit': 'Suchen',
  'search.searching': 'Suche läuft',
  'search.noMatch': 'Nichts gefunden für „{text}“.',
  'search.browse': 'Zu den Kategorien',
  'search.failed': 'Die Suche ist gerade nicht erreichbar.',
  'search.allMatches': 'Alle Treffer für „{text}“',
  'search.retry': 'Erneut versuchen',
}

/** Where devices show what they are, by maker (`catalog/identify`). */
export const identify: FeatureMessages['identify'] = {
  'identify.title': 'Welches Gerät habe ich?',
  'identify.apple': 'iPhone und iPad: Einstellungen › Allgemein › Info. Dort stehen Modellname und Kapazität.',
  'identify.samsung':
    'Samsung: in den Einstellungen ganz unten der letzte Punkt, beim Handy „Telefoninfo“. Die Größe des Speichers nennt die Suche in den Einstellungen unter „Speicher“.',
  'identify.google':
    'Google Pixel: Einstellungen › Über das Telefon › Modell. Die Größe des Speichers steht unter Einstellungen › Speicher.',
  'identify.xiaomi':
    'Xiaomi, Redmi und POCO: in den Einstellungen ganz oben „Über das Telefon“. Dort stehen Modell und Speicher.',
  'identify.huawei':
    'Huawei: Einstellungen › Über das Telefon, bei älteren Geräten unter System. Dort stehen Modell und interner Speicher.',
  'identify.android':
    'Handys und Tablets mit Android: Einstellungen › Über das Telefon oder Über das Tablet. Die Größe des Speichers steht unter Einstellungen › Speicher.',
  'identify.mac':
    'Mac: Apple-Menü oben links › Über diesen Mac. Dort stehen Modell, Jahr, Chip und Arbeitsspeicher; die Festplatte steht unter Systemeinstellungen › Allgemein › Speicher.',
  'identify.windows':
    'Windows: Start › Einstellungen › System, dort der letzte Punkt. Er nennt Prozessor und Arbeitsspeicher; das genaue Modell steht auf der Unterseite des Geräts.',
  'identify.playstation':
    'PlayStation: Die Modellnummer steht auf dem Aufkleber hinten oder unten; bei der PS4 beginnt sie mit CUH, bei der PS5 mit CFI. Eine Digital Edition hat keinen Schlitz für Discs.',
  'identify.xbox':
    'Xbox: Profil und System › Einstellungen › System › Konsoleninfo. Startet sie nicht mehr, steht das Modell auf dem Aufkleber hinten oder unten.',
  'identify.nintendo':
    'Nintendo: Die Modellnummer steht auf dem Aufkleber hinten oder unten. HAC ist die Switch, HDH die Switch Lite, HEG die Switch mit OLED-Display und BEE die Switch 2.',
  'identify.camera': 'Kameras: Der Name steht vorne oder oben auf dem Gehäuse, die genaue Bezeichnung auf der Unterseite.',
  'identify.lens':
    'Objektive: Brennweite, Lichtstärke und Version stehen auf dem Ring um die vordere Linse oder seitlich auf dem Objektiv.',
  'identify.camcorder': 'Camcorder: Der Name steht an der Seite, die genaue Bezeichnung auf der Unterseite.',
  'identify.monitor':
    'Monitore: Die genaue Bezeichnung steht auf dem Aufkleber hinten und im Menü des Monitors unter Informationen.',
  'identify.other':
    'Andere Geräte: Die genaue Bezeichnung steht in den Einstellungen unter Info oder auf dem Aufkleber hinten oder unten.',
  'identify.imei.open': 'IMEI prüfen (optional)',
}

export const imei: FeatureMessages['imei'] = {
  'identify.imei.label': 'IMEI',
  'identify.imei.help':
    'Tippen Sie *#06# wie eine Telefonnummer ein, oder sehen Sie in den Einstellungen nach. Die Nummer bleibt in diesem Browser: Wir senden und speichern sie nicht.',
  'identify.imei.check': 'Nummer prüfen',
  'identify.imei.valid':
    'Die Nummer ist gültig. Welches Modell dazugehört, verrät sie uns nicht; das sehen Sie in den Einstellungen Ihres Geräts.',
  'identify.imei.letters': 'Eine IMEI besteht nur aus Ziffern. Mit Buchstaben ist es meist die Seriennummer.',
  'identify.imei.length': 'Eine IMEI hat 15 Ziffern. Bitte zählen Sie nach.',
  'identify.imei.checksum': 'Mindestens eine Ziffer stimmt nicht. Bitte vergleichen Sie mit der Anzeige auf dem Gerät.',
}
