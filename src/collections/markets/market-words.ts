import type { StaffMessage } from '@/domain/staff-words'

/** Problems that stop a market from being saved. */
export const marketWords = {
  untilAfterFrom: {
    en: 'The end must be after the start.',
    de: 'Das Ende muss nach dem Beginn liegen.',
    es: 'El final debe ser posterior al inicio.',
    fr: 'La fin doit être postérieure au début.',
    it: 'La fine deve essere successiva all’inizio.',
  },
  schedulesOverlap: {
    en: 'Schedule {other} switches the same thing at the same time. Change the dates of one of them.',
    de: 'Plan {other} schaltet dasselbe zur selben Zeit. Ändern Sie bei einem von beiden den Zeitraum.',
    es: 'La programación {other} cambia lo mismo al mismo tiempo. Modifique las fechas de una de las dos.',
    fr: 'La planification {other} active ou désactive la même chose au même moment. Changez les dates de l’une des deux.',
    it: 'La programmazione {other} attiva o disattiva la stessa cosa nello stesso momento. Cambi le date di una delle due.',
  },
  noSuchOwner: {
    en: 'There is no such member of staff (any more). Choose somebody who can be asked.',
    de: 'Diese Person gibt es hier nicht (mehr). Wählen Sie jemanden, den man fragen kann.',
    es: 'Esa persona no existe (o ya no está). Elija a alguien a quien se pueda preguntar.',
    fr: 'Cette personne n’existe pas (ou plus). Choisissez quelqu’un que l’on peut interroger.',
    it: 'Questa persona non esiste (più). Scelga qualcuno a cui si possa chiedere.',
  },
  postalNoDigits: {
    en: '"{prefix}" is no beginning of a postal code: give digits only.',
    de: '„{prefix}“ ist kein Anfang einer Postleitzahl: Geben Sie nur Ziffern an.',
    es: '«{prefix}» no es el comienzo de un código postal: indique solo cifras.',
    fr: '« {prefix} » n’est pas un début de code postal : indiquez uniquement des chiffres.',
    it: '«{prefix}» non è l’inizio di un CAP: indichi solo cifre.',
  },
  postalPrefixTooLong: {
    en: '"{prefix}" is longer than a postal code of this market.',
    de: '„{prefix}“ ist länger als eine Postleitzahl dieses Markts.',
    es: '«{prefix}» es más largo que un código postal de este mercado.',
    fr: '« {prefix} » est plus long qu’un code postal de ce marché.',
    it: '«{prefix}» è più lungo di un CAP di questo mercato.',
  },
  postalNothingLeft: {
    en: 'These exclude every postal code there is. Remove some.',
    de: 'Damit ist jede Postleitzahl ausgeschlossen. Entfernen Sie einige.',
    es: 'Así se excluyen todos los códigos postales. Quite algunos.',
    fr: 'Tous les codes postaux sont ainsi exclus. Retirez-en.',
    it: 'Così sono esclusi tutti i CAP. Ne tolga alcuni.',
  },
  postalTooLong: {
    en: 'The expression for so many exclusions would be longer than 60 characters. Give fewer or shorter beginnings.',
    de: 'Der Ausdruck für so viele Ausnahmen wäre länger als 60 Zeichen. Geben Sie weniger oder kürzere Anfänge an.',
    es: 'La expresión para tantas exclusiones tendría más de 60 caracteres. Indique menos comienzos o más cortos.',
    fr: 'L’expression pour autant d’exclusions dépasserait 60 caractères. Indiquez des débuts moins nombreux ou plus courts.',
    it: 'L’espressione per tante esclusioni supererebbe i 60 caratteri. Indichi meno inizi o più corti.',
  },
  notWholeYet: {
    en: 'This market cannot go live yet: {list}',
    de: 'Dieser Markt kann noch nicht online gehen: {list}',
    es: 'Este mercado aún no se puede poner en línea: {list}',
    fr: 'Ce marché ne peut pas encore être mis en ligne : {list}',
    it: 'Questo mercato non può ancora andare online: {list}',
  },
} satisfies Record<string, StaffMessage>

/** Why something cannot be deleted or saved just now. */
export const upkeepWords = {
  marketInUse: {
    en: 'This market still has {count} in "{collection}". Delete those first, or remove its hosts to take it off the air.',
    de: 'Dieser Markt hat noch {count} unter „{collection}“. Löschen Sie diese zuerst, oder entfernen Sie seine Hosts, um ihn vom Netz zu nehmen.',
    es: 'Este mercado aún tiene {count} en «{collection}». Elimínelos primero o quite sus hosts para dejarlo fuera de línea.',
    fr: 'Ce marché en a encore {count} dans « {collection} ». Supprimez-les d’abord, ou retirez ses hôtes pour le mettre hors ligne.',
    it: 'Questo mercato ne ha ancora {count} in «{collection}». Li elimini prima, oppure tolga i suoi host per metterlo offline.',
  },
  marketInBin: {
    en: 'The bin still has {count} of this market in "{collection}". Delete those for good first.',
    de: 'Im Papierkorb liegen noch {count} dieses Marktes unter „{collection}“. Löschen Sie diese zuerst endgültig.',
    es: 'La papelera aún tiene {count} de este mercado en «{collection}». Elimínelos primero para siempre.',
    fr: 'La corbeille en a encore {count} de ce marché dans « {collection} ». Supprimez-les d’abord définitivement.',
    it: 'Il cestino ne ha ancora {count} di questo mercato in «{collection}». Li elimini prima per sempre.',
  },
  marketBinned: {
    en: 'The market of this lies in the bin. Restore the market first, or choose another.',
    de: 'Der Markt dazu liegt im Papierkorb. Stellen Sie zuerst den Markt wieder her, oder wählen Sie einen anderen.',
    es: 'El mercado de esto está en la papelera. Restaure primero el mercado o elija otro.',
    fr: 'Le marché concerné est dans la corbeille. Restaurez d’abord le marché ou choisissez-en un autre.',
    it: 'Il mercato relativo è nel cestino. Ripristini prima il mercato o ne scelga un altro.',
  },
  placeTaken: {
    en: 'This cannot be restored, because "{title}" has its place by now. Change or delete that first.',
    de: 'Das lässt sich nicht wiederherstellen, weil „{title}“ inzwischen seinen Platz hat. Ändern oder löschen Sie dieses zuerst.',
    es: 'No se puede restaurar, porque «{title}» ocupa ahora su lugar. Cámbielo o elimínelo primero.',
    fr: 'La restauration est impossible, car « {title} » occupe désormais sa place. Modifiez ou supprimez-le d’abord.',
    it: 'Non si può ripristinare, perché ora al suo posto c’è «{title}». Lo modifichi o lo elimini prima.',
  },
  lastAdmin: {
    en: 'This is the last admin. Make another one first.',
    de: 'Das ist der letzte Admin. Machen Sie zuerst jemand anderen dazu.',
    es: 'Es el último administrador. Nombre antes a otro.',
    fr: 'C’est le dernier administrateur. Nommez-en d’abord un autre.',
    it: 'È l’ultimo amministratore. Ne nomini prima un altro.',
  },
  longChange: {
    en: 'A long change of this market is being saved. Yours was not saved: try again in a moment.',
    de: 'In diesem Markt wird gerade eine lange Änderung gespeichert. Ihre wurde nicht gespeichert: Versuchen Sie es gleich noch einmal.',
    es: 'Se está guardando un cambio largo en este mercado. El suyo no se ha guardado: vuelva a intentarlo en un instante.',
    fr: 'Une longue modification de ce marché est en cours d’enregistrement. La vôtre n’a pas été enregistrée : réessayez dans un instant.',
    it: 'In questo mercato si sta salvando una modifica lunga. La Sua non è stata salvata: riprovi tra un attimo.',
  },
  databaseAway: {
    en: 'The database does not answer just now. Nothing was saved: try again in a moment.',
    de: 'Die Datenbank antwortet gerade nicht. Nichts wurde gespeichert: Versuchen Sie es gleich noch einmal.',
    es: 'La base de datos no responde en este momento. No se ha guardado nada: vuelva a intentarlo en un instante.',
    fr: 'La base de données ne répond pas pour l’instant. Rien n’a été enregistré : réessayez dans un instant.',
    it: 'Il database al momento non risponde. Nulla è stato salvato: riprovi tra un attimo.',
  },
} satisfies Record<string, StaffMessage>

/** Why a draft of a market's settings cannot be saved, published or discarded. */
export const marketDraftWords = {
  withoutChange: {
    en: 'The form differs in nothing from what is saved, as far as you may change it.',
    de: 'Das Formular weicht in nichts vom Gespeicherten ab, soweit Sie es ändern dürfen.',
    es: 'El formulario no difiere en nada de lo guardado, hasta donde usted puede cambiarlo.',
    fr: 'Le formulaire ne diffère en rien de ce qui est enregistré, dans la limite de vos droits.',
    it: 'Il modulo non differisce in nulla da ciò che è salvato, per quanto Lei può cambiare.',
  },
  changed: {
    en: 'This draft was changed meanwhile. Reload the page and look at it again.',
    de: 'Dieser Entwurf wurde inzwischen geändert. Laden Sie die Seite neu, und sehen Sie ihn noch einmal an.',
    es: 'Este borrador se ha cambiado entretanto. Vuelva a cargar la página y mírelo de nuevo.',
    fr: 'Ce brouillon a été modifié entre-temps. Rechargez la page et relisez-le.',
    it: 'Questa bozza è stata cambiata nel frattempo. Ricarichi la pagina e la guardi di nuovo.',
  },
  outdated: {
    en: 'Since this draft was saved, someone has saved these fields in another way: {fields}. Nothing was published. Take the draft into the form and decide there.',
    de: 'Seit diesem Entwurf hat jemand diese Felder anders gespeichert: {fields}. Nichts wurde veröffentlicht. Holen Sie den Entwurf ins Formular, und entscheiden Sie dort.',
    es: 'Desde este borrador, alguien ha guardado estos campos de otro modo: {fields}. No se ha publicado nada. Lleve el borrador al formulario y decida allí.',
    fr: 'Depuis ce brouillon, quelqu’un a enregistré ces champs autrement : {fields}. Rien n’a été publié. Reprenez le brouillon dans le formulaire et décidez-y.',
    it: 'Dopo questa bozza qualcuno ha salvato questi campi in altro modo: {fields}. Nulla è stato pubblicato. Porti la bozza nel modulo e decida lì.',
  },
  notAllowed: {
    en: 'This draft changes fields that you may not change: {fields}. Nothing was published. Ask an admin to publish it.',
    de: 'Dieser Entwurf ändert Felder, die Sie nicht ändern dürfen: {fields}. Nichts wurde veröffentlicht. Bitten Sie einen Admin, ihn zu veröffentlichen.',
    es: 'Este borrador cambia campos que usted no puede cambiar: {fields}. No se ha publicado nada. Pida a un administrador que lo publique.',
    fr: 'Ce brouillon modifie des champs que vous ne pouvez pas modifier : {fields}. Rien n’a été publié. Demandez à un administrateur de le publier.',
    it: 'Questa bozza cambia campi che Lei non può cambiare: {fields}. Nulla è stato pubblicato. Chieda a un amministratore di pubblicarla.',
  },
} satisfies Record<string, StaffMessage>

/** What is wrong with the file of a market. */
export const fileWords = {
  tooBig: {
    en: 'The file is larger than {most} KB: it cannot be the configuration of a market.',
    de: 'Die Datei ist größer als {most} KB: Das kann keine Konfiguration eines Markts sein.',
    es: 'El archivo supera los {most} KB: no puede ser la configuración de un mercado.',
    fr: 'Le fichier dépasse {most} Ko : ce ne peut être la configuration d’un marché.',
    it: 'Il file supera i {most} KB: non può essere la configurazione di un mercato.',
  },
  notJson: {
    en: 'This is no JSON file, or it was cut off. Save it once more in the other environment.',
    de: 'Das ist keine JSON-Datei, oder sie ist abgeschnitten. Speichern Sie sie in der anderen Umgebung noch einmal.',
    es: 'No es un archivo JSON o está incompleto. Guárdelo de nuevo en el otro entorno.',
    fr: 'Ce n’est pas un fichier JSON, ou il est incomplet. Enregistrez-le de nouveau dans l’autre environnement.',
    it: 'Non è un file JSON, o è incompleto. Lo salvi di nuovo nell’altro ambiente.',
  },
  otherFile: {
    en: 'This file is not the configuration of a market. Choose one that “Configuration as a file” has saved.',
    de: 'Diese Datei ist keine Konfiguration eines Markts. Wählen Sie eine, die mit „Konfiguration als Datei“ gespeichert wurde.',
    es: 'Este archivo no es la configuración de un mercado. Elija uno guardado con «Configuración como archivo».',
    fr: 'Ce fichier n’est pas la configuration d’un marché. Choisissez-en un enregistré par « Configuration en fichier ».',
    it: 'Questo file non è la configurazione di un mercato. Ne scelga uno salvato con «Configurazione come file».',
  },
  otherVersion: {
    en: 'The file was saved by another release of the shop. Save it again when both environments have the same.',
    de: 'Die Datei stammt aus einer anderen Version des Shops. Speichern Sie sie neu, wenn beide Umgebungen dieselbe haben.',
    es: 'El archivo se guardó con otra versión de la tienda. Guárdelo de nuevo cuando ambos entornos tengan la misma.',
    fr: 'Le fichier vient d’une autre version de la boutique. Enregistrez-le de nouveau quand les deux environnements auront la même.',
    it: 'Il file viene da un’altra versione del negozio. Lo salvi di nuovo quando i due ambienti avranno la stessa.',
  },
  problemAt: {
    en: 'The file cannot be read at “{place}”. Save it once more in the other environment.',
    de: 'Die Datei ist bei „{place}“ nicht lesbar. Speichern Sie sie in der anderen Umgebung noch einmal.',
    es: 'El archivo no se puede leer en «{place}». Guárdelo de nuevo en el otro entorno.',
    fr: 'Le fichier est illisible à « {place} ». Enregistrez-le de nouveau dans l’autre environnement.',
    it: 'Il file non è leggibile in «{place}». Lo salvi di nuovo nell’altro ambiente.',
  },
} satisfies Record<string, StaffMessage>
