import type { StaffMessage } from '@/domain/staff-words'

/** What is wrong with an old address by itself. */
export const sourceWords = {
  otherHost: {
    en: '"{host}" is no host of this market. Give the path alone, such as "/agb".',
    de: '„{host}“ ist kein Host dieses Markts. Geben Sie nur den Pfad an, etwa „/agb“.',
    es: '«{host}» no es un host de este mercado. Indique solo la ruta, por ejemplo «/agb».',
    fr: '« {host} » n’est pas un hôte de ce marché. Indiquez seulement le chemin, par exemple « /agb ».',
    it: '«{host}» non è un host di questo mercato. Indichi solo il percorso, ad esempio «/agb».',
  },
  slash: {
    en: 'The old address starts with a slash, such as "/agb".',
    de: 'Die alte Adresse beginnt mit einem Schrägstrich, etwa „/agb“.',
    es: 'La dirección antigua empieza por una barra, por ejemplo «/agb».',
    fr: 'L’ancienne adresse commence par une barre oblique, par exemple « /agb ».',
    it: 'Il vecchio indirizzo inizia con una barra, ad esempio «/agb».',
  },
  tooLong: {
    en: 'The old address is longer than {most} characters.',
    de: 'Die alte Adresse ist länger als {most} Zeichen.',
    es: 'La dirección antigua tiene más de {most} caracteres.',
    fr: 'L’ancienne adresse dépasse {most} caractères.',
    it: 'Il vecchio indirizzo supera i {most} caratteri.',
  },
  unprintable: {
    en: 'The old address has a blank, a backslash or a sign that cannot be seen.',
    de: 'Die alte Adresse enthält ein Leerzeichen, einen umgekehrten Schrägstrich oder ein unsichtbares Zeichen.',
    es: 'La dirección antigua contiene un espacio, una barra invertida o un carácter invisible.',
    fr: 'L’ancienne adresse contient une espace, une barre oblique inverse ou un caractère invisible.',
    it: 'Il vecchio indirizzo contiene uno spazio, una barra rovesciata o un carattere invisibile.',
  },
  hash: {
    en: 'Browsers keep what follows "#" to themselves: leave it out.',
    de: 'Was nach „#“ steht, behalten Browser für sich: Lassen Sie es weg.',
    es: 'Los navegadores se guardan lo que sigue a «#»: omítalo.',
    fr: 'Les navigateurs gardent pour eux ce qui suit « # » : retirez-le.',
    it: 'I browser tengono per sé ciò che segue «#»: lo ometta.',
  },
  dots: {
    en: 'Browsers remove "." and ".." from an address: leave them out.',
    de: 'Browser entfernen „.“ und „..“ aus einer Adresse: Lassen Sie sie weg.',
    es: 'Los navegadores eliminan «.» y «..» de una dirección: omítalos.',
    fr: 'Les navigateurs retirent « . » et « .. » d’une adresse : ne les mettez pas.',
    it: 'I browser tolgono «.» e «..» da un indirizzo: li ometta.',
  },
  machinery: {
    en: "This address belongs to the shop's own machinery and is never redirected.",
    de: 'Diese Adresse gehört zur Technik des Shops und wird nie weitergeleitet.',
    es: 'Esta dirección pertenece al funcionamiento interno de la tienda y nunca se redirige.',
    fr: 'Cette adresse appartient à la technique de la boutique et n’est jamais redirigée.',
    it: 'Questo indirizzo appartiene alla parte tecnica del negozio e non viene mai reindirizzato.',
  },
  placeholders: {
    en: 'For {parameters} choose "A pattern", for everything below a path choose "Everything that starts with this path".',
    de: 'Für {Parameter} wählen Sie „Ein Muster“, für alles unter einem Pfad „Alles, was mit diesem Pfad beginnt“.',
    es: 'Para {parámetros} elija «Un patrón»; para todo lo que hay bajo una ruta, «Todo lo que empieza por esta ruta».',
    fr: 'Pour des {paramètres}, choisissez « Un modèle » ; pour tout ce qui suit un chemin, « Tout ce qui commence par ce chemin ».',
    it: 'Per i {parametri} scelga «Un modello»; per tutto ciò che sta sotto un percorso, «Tutto ciò che inizia con questo percorso».',
  },
  prefixQuery: {
    en: 'A prefix has no query.',
    de: 'Ein Pfadanfang hat keine Abfrage (?…).',
    es: 'Un comienzo de ruta no tiene consulta (?…).',
    fr: 'Un début de chemin n’a pas de requête (?…).',
    it: 'Un inizio di percorso non ha una query (?…).',
  },
  manyParameters: {
    en: 'At most eight parameters.',
    de: 'Höchstens acht Parameter.',
    es: 'Ocho parámetros como máximo.',
    fr: 'Huit paramètres au maximum.',
    it: 'Al massimo otto parametri.',
  },
} satisfies Record<string, StaffMessage>

/** What is wrong with where a redirect leads. */
export const targetWords = {
  slug: {
    en: 'Give the end of the address of a page, such as "datenschutz".',
    de: 'Geben Sie das Ende der Adresse einer Seite an, etwa „datenschutz“.',
    es: 'Indique el final de la dirección de una página, por ejemplo «datenschutz».',
    fr: 'Indiquez la fin de l’adresse d’une page, par exemple « datenschutz ».',
    it: 'Indichi la fine dell’indirizzo di una pagina, ad esempio «datenschutz».',
  },
  kind: {
    en: 'Say what the redirect opens, or choose the status 410.',
    de: 'Geben Sie an, was die Weiterleitung öffnet, oder wählen Sie den Status 410.',
    es: 'Indique qué abre la redirección o elija el estado 410.',
    fr: 'Indiquez ce que la redirection ouvre, ou choisissez le statut 410.',
    it: 'Indichi che cosa apre il reindirizzamento o scelga lo stato 410.',
  },
  unknownParameter: {
    en: 'The old address has no parameter {name}.',
    de: 'Die alte Adresse hat keinen Parameter {name}.',
    es: 'La dirección antigua no tiene ningún parámetro {name}.',
    fr: 'L’ancienne adresse n’a pas de paramètre {name}.',
    it: 'Il vecchio indirizzo non ha un parametro {name}.',
  },
  screen: {
    en: 'Choose a screen.',
    de: 'Wählen Sie eine Shop-Seite.',
    es: 'Elija una pantalla.',
    fr: 'Choisissez un écran.',
    it: 'Scelga una schermata.',
  },
  needs: {
    en: 'This screen needs {names}.',
    de: 'Diese Shop-Seite braucht {names}.',
    es: 'Esta pantalla necesita {names}.',
    fr: 'Cet écran a besoin de {names}.',
    it: 'Questa schermata ha bisogno di {names}.',
  },
  noSuchParameter: {
    en: 'This screen has no parameter "{name}".',
    de: 'Diese Shop-Seite hat keinen Parameter „{name}“.',
    es: 'Esta pantalla no tiene ningún parámetro «{name}».',
    fr: 'Cet écran n’a pas de paramètre « {name} ».',
    it: 'Questa schermata non ha un parametro «{name}».',
  },
  illegalValue: {
    en: '"{value}" is not a legal value for "{name}".',
    de: '„{value}“ ist kein zulässiger Wert für „{name}“.',
    es: '«{value}» no es un valor válido para «{name}».',
    fr: '« {value} » n’est pas une valeur valide pour « {name} ».',
    it: '«{value}» non è un valore ammesso per «{name}».',
  },
  path: {
    en: 'Give a path of this shop that starts with one slash, such as "/kontakt".',
    de: 'Geben Sie einen Pfad dieses Shops an, der mit einem Schrägstrich beginnt, etwa „/kontakt“.',
    es: 'Indique una ruta de esta tienda que empiece por una barra, por ejemplo «/kontakt».',
    fr: 'Indiquez un chemin de cette boutique qui commence par une barre oblique, par exemple « /kontakt ».',
    it: 'Indichi un percorso di questo negozio che inizi con una barra, ad esempio «/kontakt».',
  },
  openHost: {
    en: 'Write scheme, host and port in full: {parameters} and * may stand in the path alone, or visitors would choose where this leads.',
    de: 'Schreiben Sie Schema, Host und Port aus: {Parameter} und * dürfen nur im Pfad stehen, sonst bestimmen Besucher, wohin das führt.',
    es: 'Escriba completos el esquema, el host y el puerto: los {parámetros} y * solo pueden estar en la ruta; si no, los visitantes elegirían adónde lleva.',
    fr: 'Écrivez le schéma, l’hôte et le port en entier : les {paramètres} et * ne peuvent figurer que dans le chemin, sinon les visiteurs choisiraient où cela mène.',
    it: 'Scriva per intero schema, host e porta: i {parametri} e * possono stare solo nel percorso, altrimenti i visitatori sceglierebbero dove porta.',
  },
  url: {
    en: 'Give a full web address with https:// or http://; a redirect may lead nowhere else.',
    de: 'Geben Sie eine vollständige Webadresse mit https:// oder http:// an; woandershin darf niemand geschickt werden.',
    es: 'Indique una dirección web completa con https:// o http://; una redirección no puede llevar a ningún otro sitio.',
    fr: 'Indiquez une adresse web complète avec https:// ou http:// ; une redirection ne peut mener nulle part ailleurs.',
    it: 'Indichi un indirizzo web completo con https:// o http://; un reindirizzamento non può portare altrove.',
  },
} satisfies Record<string, StaffMessage>

/** What is wrong with a period. */
export const periodWords = {
  order: {
    en: 'The end must be after the start.',
    de: 'Das Ende muss nach dem Anfang liegen.',
    es: 'El final debe ser posterior al inicio.',
    fr: 'La fin doit être postérieure au début.',
    it: 'La fine deve essere successiva all’inizio.',
  },
} satisfies Record<string, StaffMessage>
