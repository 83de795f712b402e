import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { fr } from 'payload/i18n/fr'
import { it } from 'payload/i18n/it'
import type { StaffLanguage } from '@/domain/staff-words'
import { folderTexts } from '@/collections/media/picture-folders'
import { listTexts } from './list-texts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const german: Texts = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Konto gehört, erhalten Sie gleich einen Link für ein neues Passwort. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einem Link für ein neues Passwort.',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    loggedInChangePassword: 'Um Ihr Passwort zu ändern, gehen Sie zu Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nicht aktiv waren.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    resetYourPassword: 'Neues Passwort',
    youAreInactive:
      'Sie waren einige Zeit nicht aktiv und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
  },
  error: {
    deletingTitle: '{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    documentNotFound: 'Das Dokument {{id}} gibt es nicht, es wurde gelöscht, oder Sie dürfen es nicht sehen.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
    notAllowedToPerformAction: 'Sie dürfen das nicht tun.',
    unauthorized: 'Nicht erlaubt: Sie müssen dafür angemeldet sein.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Wählen Sie eine eigene Adresse oder einen Link auf ein anderes Dokument.',
    chooseDocumentToLink: 'Wählen Sie das Dokument, auf das der Link führt',
  },
  folder: folderTexts.de,
  general: {
    ...listTexts.de,
    true: 'Ja',
    false: 'Nein',
    aboutToDelete: 'Sie löschen gleich {{label}} <1>{{title}}</1>. Sind Sie sicher?',
    aboutToDeleteCount_many: 'Sie löschen gleich {{count}} {{label}}.',
    aboutToDeleteCount_one: 'Sie löschen gleich {{count}} {{label}}.',
    aboutToDeleteCount_other: 'Sie löschen gleich {{count}} {{label}}.',
    creating: 'Anlegen',
    creatingNewLabel: '{{label}} anlegen',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    currentlyEditing:
      'bearbeitet dieses Dokument gerade. Wenn Sie übernehmen, kann dort nicht weitergearbeitet werden, und nicht gespeicherte Änderungen gehen möglicherweise verloren.',
    enterAValue: 'Geben Sie einen Wert ein',
    documentOutOfDate: 'Jemand anderes hat dieses Dokument gerade geändert. Was Sie sehen, ist nicht mehr aktuell.',
    payloadSettings: 'Sprache und Aussehen',
    sorryNotFound: 'Leider gibt es hier nichts, was zu Ihrer Anfrage passt.',
    unsavedChanges: 'Sie haben Änderungen, die nicht gespeichert sind. Speichern oder verwerfen Sie diese zuerst.',
    unsavedChangesDuplicate: 'Sie haben Änderungen, die nicht gespeichert sind. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    dragAndDrop: 'Datei hierher ziehen',
    focalPointDescription: 'Ziehen Sie den Fokuspunkt in der Vorschau oder passen Sie die Werte darunter an.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl an.',
  },
  version: {
    aboutToPublishSelection: 'Sie veröffentlichen gleich alle gewählten {{label}}. Sind Sie sicher?',
    aboutToRestore: 'Sie setzen {{label}} gleich auf den Stand vom {{versionDate}} zurück.',
    aboutToRevertToPublished: 'Sie verwerfen gleich die Änderungen bis zum veröffentlichten Stand. Sind Sie sicher?',
    aboutToUnpublish: 'Sie nehmen dieses Dokument gleich aus der Veröffentlichung. Sind Sie sicher?',
    aboutToUnpublishSelection: 'Sie nehmen gleich alle gewählten {{label}} aus der Veröffentlichung. Sind Sie sicher?',
  },
}

const spanish: Texts = {
  authentication: {
    alreadyLoggedIn: 'Ya ha iniciado sesión',
    beginCreateFirstUser: 'Para empezar, cree el primer usuario.',
    checkYourEmailForPasswordReset:
      'Si la dirección pertenece a una cuenta, recibirá en breve un enlace para una contraseña nueva. Mire también en la carpeta de spam.',
    forgotPasswordEmailInstructions:
      'Indique su correo electrónico. Recibirá un mensaje con un enlace para una contraseña nueva.',
    forgotPasswordQuestion: '¿Ha olvidado la contraseña?',
    loggedIn: 'Para entrar con otra cuenta, primero <0>cierre la sesión</0>.',
    loggedInChangePassword: 'Para cambiar su contraseña, vaya a <0>su cuenta</0>.',
    resetYourPassword: 'Restablecer la contraseña',
    youAreInactive: 'Lleva un tiempo sin actividad y, por seguridad, la sesión se cerrará en breve. ¿Desea mantenerla abierta?',
  },
  error: {
    correctInvalidFields: 'Corrija los campos señalados.',
    deletingTitle: 'No se ha podido eliminar {{title}}. Compruebe la conexión y vuelva a intentarlo.',
    notAllowedToAccessPage: 'No tiene permiso para abrir esta página.',
    notAllowedToPerformAction: 'No tiene permiso para hacer esto.',
    unauthorized: 'No permitido: debe iniciar sesión para hacerlo.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Elija entre una dirección propia o un enlace a otro documento.',
    chooseDocumentToLink: 'Elija el documento al que lleva el enlace',
    enterURL: 'Indique una dirección',
  },
  folder: folderTexts.es,
  general: {
    ...listTexts.es,
    true: 'Sí',
    false: 'No',
    creatingNewLabel: 'Crear: {{label}}',
    changesNotSaved: 'Sus cambios no se han guardado. Si sale ahora, se perderán.',
    enterAValue: 'Indique un valor',
    payloadSettings: 'Idioma y aspecto',
    resetPreferencesDescription: 'Todas sus preferencias volverán a los valores iniciales.',
    sorryNotFound: 'Lo sentimos, no hay nada que corresponda a lo que busca.',
    unsavedChanges: 'Tiene cambios sin guardar. Guárdelos o descártelos antes de continuar.',
    unsavedChangesDuplicate: 'Tiene cambios sin guardar. ¿Desea duplicar de todos modos?',
    welcome: 'Le damos la bienvenida',
  },
  upload: {
    dragAndDrop: 'Arrastre un archivo hasta aquí',
    dragAndDropHere: 'o arrastre un archivo hasta aquí',
    focalPointDescription: 'Arrastre el punto focal en la vista previa o ajuste los valores a continuación.',
    selectFile: 'Seleccionar un archivo',
  },
  validation: {
    emailAddress: 'Indique un correo electrónico válido.',
    enterNumber: 'Indique un número válido.',
  },
}

const italian: Texts = {
  authentication: {
    alreadyLoggedIn: 'Accesso già effettuato',
    beginCreateFirstUser: 'Per iniziare, crei il primo utente.',
    checkYourEmailForPasswordReset:
      'Se l’indirizzo appartiene a un account, riceverà a breve un link per una nuova password. Controlli anche la cartella dello spam.',
    forgotPasswordEmailInstructions: 'Indichi la Sua e-mail. Riceverà un messaggio con un link per una nuova password.',
    loggedInChangePassword: 'Per cambiare la password, vada al Suo <0>account</0>.',
    loggedOutInactivity: 'La sessione è stata chiusa per inattività.',
    loggedOutSuccessfully: 'La sessione è stata chiusa.',
    login: 'Accedi',
    logOut: 'Esci',
    logout: 'Esci',
    resetYourPassword: 'Nuova password',
    youAreInactive:
      'Da un po’ non risulta alcuna attività e, per sicurezza, la sessione sta per chiudersi. Vuole mantenerla aperta?',
  },
  error: {
    correctInvalidFields: 'Corregga i campi indicati.',
    deletingTitle: 'Non è stato possibile eliminare {{title}}. Controlli la connessione e riprovi.',
    notAllowedToAccessPage: 'Non ha il permesso di aprire questa pagina.',
    notAllowedToPerformAction: 'Non ha il permesso di farlo.',
  },
  fields: {
    chooseFromExisting: 'Scegli tra gli esistenti',
    chooseBetweenCustomTextOrDocument: 'Scelga tra un indirizzo proprio e un link a un altro documento.',
    chooseDocumentToLink: 'Scelga il documento a cui porta il link',
    enterURL: 'Indichi un indirizzo',
    selectExistingLabel: 'Seleziona: {{label}}',
  },
  folder: folderTexts.it,
  general: {
    ...listTexts.it,
    true: 'Sì',
    false: 'No',
    aboutToDelete: 'Sta per eliminare <1>{{title}}</1> ({{label}}). Conferma?',
    aboutToDeleteCount_many: 'Sta per eliminare {{count}} {{label}}',
    aboutToDeleteCount_one: 'Sta per eliminare {{count}} {{label}}',
    aboutToDeleteCount_other: 'Sta per eliminare {{count}} {{label}}',
    createNew: 'Crea',
    createNewLabel: 'Crea: {{label}}',
    creatingNewLabel: 'Crea: {{label}}',
    changesNotSaved: 'Le modifiche non sono salvate. Se esce ora, andranno perse.',
    documentOutOfDate: 'Qualcun altro ha appena modificato questo documento. Ciò che vede non è più aggiornato.',
    enterAValue: 'Indichi un valore',
    noResults: 'Nessun risultato per {{label}}. Non ce ne sono ancora, oppure nessuno corrisponde ai filtri.',
    noResultsDescription: 'Non ce ne sono ancora, oppure nessuno corrisponde ai filtri.',
    payloadSettings: 'Lingua e aspetto',
    resetPreferencesDescription: 'Tutte le Sue preferenze torneranno ai valori iniziali.',
    selectAll: 'Seleziona tutto: {{count}} {{label}}',
    selectLabel: 'Seleziona: {{label}}',
    sorryNotFound: 'Spiacenti, qui non c’è nulla che corrisponda alla Sua richiesta.',
    unsavedChanges: 'Ci sono modifiche non salvate. Le salvi o le scarti prima di continuare.',
    unsavedChangesDuplicate: 'Ci sono modifiche non salvate. Vuole duplicare comunque?',
  },
  upload: {
    dragAndDrop: 'Trascini qui un file',
    focalPointDescription: 'Trascini il punto focale nell’anteprima o regoli i valori qui sotto.',
    selectFile: 'Seleziona un file',
  },
  version: {
    aboutToPublishSelection: 'Sta per pubblicare tutti gli elementi selezionati ({{label}}). Conferma?',
    aboutToRestore: 'Sta per riportare {{label}} allo stato del {{versionDate}}.',
    aboutToRevertToPublished: 'Sta per scartare le modifiche e tornare allo stato pubblicato. Conferma?',
    aboutToUnpublish: 'Sta per ritirare la pubblicazione di questo documento. Conferma?',
    aboutToUnpublishSelection: 'Sta per ritirare la pubblicazione di tutti gli elementi selezionati ({{label}}). Conferma?',
    noRowsSelected: 'Nessuna selezione: {{label}}',
  },
}

const french: Texts = {
  fields: {
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter : {{label}}',
    chooseFromExisting: 'Choisir dans la liste',
    chooseLabel: 'Choisir : {{label}}',
    newLabel: 'Création : {{label}}',
    uploadNewLabel: 'Téléverser : {{label}}',
  },
  folder: folderTexts.fr,
  general: {
    ...listTexts.fr,
    true: 'Oui',
    false: 'Non',
    schedulePublishFor: 'Programmer la publication de {{title}}',
    created: 'Créé le',
    createdAt: 'Créé le',
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    deletedSuccessfully: 'Suppression réussie.',
    descending: 'Décroissant',
    none: 'Aucune valeur',
    noResults: 'Aucun résultat pour {{label}} : il n’y en a pas encore, ou rien ne correspond aux filtres.',
    successfullyCreated: '{{label}} : création réussie.',
    successfullyDuplicated: '{{label}} : duplication réussie.',
    titleDeleted: '« {{title}} » ({{label}}) : suppression réussie.',
    aboutToDelete: 'Vous allez supprimer <1>{{title}}</1> ({{label}}). Êtes-vous sûr ?',
    creating: 'Création',
    creatingNewLabel: 'Créer : {{label}}',
    payloadSettings: 'Langue et apparence',
  },
  version: {
    aboutToRestore: 'Vous allez rétablir {{label}} dans son état du {{versionDate}}.',
    noRowsFound: 'Aucun résultat pour {{label}}',
    noRowsSelected: 'Aucune sélection : {{label}}',
    restoredSuccessfully: 'Restauration réussie.',
    aboutToRevertToPublished: 'Vous allez abandonner les modifications et revenir à la version publiée. Êtes-vous sûr ?',
    reverting: 'Retour à la version publiée…',
    revertToPublished: 'Revenir à la version publiée',
    revertUnsuccessful: 'Le retour a échoué : il n’y a pas de version publiée.',
  },
}

/**
 * Replacements of Payload's own texts: where it uses the familiar form of address, where it left English untranslated or
 * has the wrong gender, and where it names itself.
 */
export const payloadTexts: Readonly<Record<StaffLanguage, Texts>> = {
  en: { folder: folderTexts.en, general: { ...listTexts.en, payloadSettings: 'Language and look', true: 'Yes', false: 'No' } },
  de: german,
  es: spanish,
  fr: french,
  it: italian,
}

const supportedLanguages = { en, de, es, fr, it } satisfies Record<StaffLanguage, unknown>

/** Languages of the admin: the choice in the account screen, else what the browser asks for, else English. */
export const staffI18n = { fallbackLanguage: 'en', supportedLanguages, translations: payloadTexts } as const
