import type { TextLanguage } from '@platform/markets/platform-market'

type MailWords = {
  subject: string
  heading: string
  intro: string
  paragraphs: readonly string[]
  link: string
  /** The quiet last lines, before the signature. */
  closing: readonly string[]
}

/** Words of the mails about accounts. `{…}` is filled in; nothing in here is HTML. */
export type AccountWords = {
  greeting: string
  /** For a recipient without a stored name, or who may not be the account's owner. */
  greetingUnnamed: string
  signature: string
  /** `until` takes the place of the first paragraph where the mail knows when its link ends. */
  activation: MailWords & { until: string }
  welcome: MailWords
  alreadyRegistered: MailWords & { secondLink: string }
  passwordReset: MailWords
  passwordChanged: MailWords
  paymentChanged: MailWords & { account: string }
  addressChanged: MailWords & { trades: string }
  /** `kept` is the label of the records that stay stored; without such records `nothingKept` is the first paragraph. */
  deleted: MailWords & { kept: { trades: string; payouts: string }; until: string; nothingKept: string }
}

const notYouDe = 'Waren Sie das nicht? Ändern Sie sofort Ihr Passwort und schreiben Sie uns über das Kontaktformular.'
const neverAskedDe = 'Wir fragen Sie nie per E-Mail oder am Telefon nach Ihrem Passwort.'

const de: AccountWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  activation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Noch ein Schritt zu Ihrem Konto',
    intro: 'vielen Dank für Ihre Registrierung bei Revalo. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
    paragraphs: ['Der Link gilt 24 Stunden. Auf der Seite, die sich öffnet, schalten Sie Ihr Konto mit einem Klick frei.'],
    until: 'Der Link gilt bis {date}. Auf der Seite, die sich öffnet, schalten Sie Ihr Konto mit einem Klick frei.',
    link: 'Konto freischalten',
    closing: [
      'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird das Konto nicht freigeschaltet.',
    ],
  },
  welcome: {
    subject: 'Willkommen bei Revalo',
    heading: 'Ihr Konto ist bereit',
    intro: 'Ihre E-Mail-Adresse ist bestätigt. Ab sofort können Sie sich anmelden.',
    paragraphs: [
      'In Ihrem Konto sehen Sie, wie weit Ihre Verkäufe sind. Beim nächsten Verkauf brauchen Sie Ihre Angaben nicht noch einmal einzugeben.',
    ],
    link: 'Zu Ihrem Konto',
    closing: ['Haben Sie Fragen? Schreiben Sie uns über das Kontaktformular.'],
  },
  alreadyRegistered: {
    subject: 'Sie haben bereits ein Konto bei Revalo',
    heading: 'Sie haben bereits ein Konto',
    intro:
      'jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein neues Konto anlegen. Zu dieser Adresse gibt es bereits eines.',
    paragraphs: ['Melden Sie sich mit Ihrem Passwort an. Wenn Sie es nicht mehr wissen, setzen Sie es zurück.'],
    link: 'Anmelden',
    secondLink: 'Passwort zurücksetzen',
    closing: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.'],
  },
  passwordReset: {
    subject: 'Neues Passwort für Ihr Konto',
    heading: 'Legen Sie ein neues Passwort fest',
    intro: 'jemand, vermutlich Sie selbst, hat für Ihr Konto bei Revalo ein neues Passwort angefordert.',
    paragraphs: ['Der Link gilt 60 Minuten und nur einmal.'],
    link: 'Neues Passwort festlegen',
    closing: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.', neverAskedDe],
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    intro: 'das Passwort für Ihr Konto bei Revalo wurde geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.',
    paragraphs: ['Waren Sie das nicht? Setzen Sie Ihr Passwort sofort zurück und schreiben Sie uns über das Kontaktformular.'],
    link: 'Passwort zurücksetzen',
    closing: [neverAskedDe],
  },
  paymentChanged: {
    subject: 'Ihre Auszahlung wurde geändert',
    heading: 'Ihre Auszahlung wurde geändert',
    intro: 'in Ihrem Konto bei Revalo wurde hinterlegt, wohin wir Ihr Geld auszahlen:',
    account: 'Auszahlung auf',
    paragraphs: [notYouDe],
    link: 'Zu Ihrem Konto',
    closing: [neverAskedDe],
  },
  addressChanged: {
    subject: 'Ihre Adresse wurde geändert',
    heading: 'Ihre Adresse wurde geändert',
    intro: 'die Adresse in Ihrem Konto bei Revalo wurde geändert.',
    trades: 'Gilt auch für Ihre Verkäufe',
    paragraphs: [notYouDe],
    link: 'Zu Ihrem Konto',
    closing: [neverAskedDe],
  },
  deleted: {
    subject: 'Ihr Konto wurde gelöscht',
    heading: 'Ihr Konto wurde gelöscht',
    intro: 'wie gewünscht haben wir Ihr Konto bei Revalo gelöscht. Anmelden können Sie sich damit nicht mehr.',
    kept: {
      trades: 'Wir bewahren auf: Unterlagen zu Ihren Verkäufen',
      payouts: 'Wir bewahren auf: Unterlagen zu Ihren Auszahlungen',
    },
    until: 'bis {date}',
    paragraphs: [
      'Diese Unterlagen müssen wir nach Handels- und Steuerrecht so lange aufbewahren. Danach löschen wir auch sie.',
      'Waren Sie das nicht? Schreiben Sie uns bitte sofort über das Kontaktformular.',
    ],
    nothingKept: 'Wir müssen keine Unterlagen über Sie aufbewahren. Ihre Angaben sind gelöscht.',
    link: 'Zum Shop',
    closing: ['Verkaufen können Sie bei uns auch ohne Konto.'],
  },
}

const notYouEn = 'Was this not you? Change your password at once and write to us through the contact form.'
const neverAskedEn = 'We never ask for your password by email or on the phone.'

const en: AccountWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  activation: {
    subject: 'Please confirm your email address',
    heading: 'One more step to your account',
    intro: 'Thank you for registering with Revalo. Please confirm that this email address is yours.',
    paragraphs: ['The link is valid for 24 hours. On the page that opens, you activate your account with one click.'],
    until: 'The link is valid until {date}. On the page that opens, you activate your account with one click.',
    link: 'Activate account',
    closing: ['You did not register? Then there is nothing to do: without your confirmation the account is not activated.'],
  },
  welcome: {
    subject: 'Welcome to Revalo',
    heading: 'Your account is ready',
    intro: 'Your email address is confirmed. You can log in from now on.',
    paragraphs: ['Your account shows how far your sales have come. Next time you sell, you need not enter your details again.'],
    link: 'To your account',
    closing: ['Any questions? Write to us through the contact form.'],
  },
  alreadyRegistered: {
    subject: 'You already have an account with Revalo',
    heading: 'You already have an account',
    intro:
      'Somebody, perhaps you, tried to open a new account with this email address. There is an account with this address already.',
    paragraphs: ['Log in with your password. If you no longer know it, reset it.'],
    link: 'Log in',
    secondLink: 'Reset password',
    closing: ['Was this not you? Then there is nothing to do: nothing has changed in your account.'],
  },
  passwordReset: {
    subject: 'A new password for your account',
    heading: 'Choose a new password',
    intro: 'Somebody, probably you, asked for a new password for your account with Revalo.',
    paragraphs: ['The link is valid for 60 minutes and works once.'],
    link: 'Choose a new password',
    closing: ['Was this not you? Then there is nothing to do: your password stays as it is.', neverAskedEn],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    intro: 'The password of your account with Revalo was changed. You are now logged out on other devices.',
    paragraphs: ['Was this not you? Reset your password at once and write to us through the contact form.'],
    link: 'Reset password',
    closing: [neverAskedEn],
  },
  paymentChanged: {
    subject: 'Your payout was changed',
    heading: 'Your payout was changed',
    intro: 'Your account with Revalo now says that we pay your money here:',
    account: 'Payout to',
    paragraphs: [notYouEn],
    link: 'To your account',
    closing: [neverAskedEn],
  },
  addressChanged: {
    subject: 'Your address was changed',
    heading: 'Your address was changed',
    intro: 'The address in your account with Revalo was changed.',
    trades: 'Also applies to your sales',
    paragraphs: [notYouEn],
    link: 'To your account',
    closing: [neverAskedEn],
  },
  deleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    intro: 'As you wished, we have deleted your account with Revalo. You can no longer log in with it.',
    kept: { trades: 'We keep: records of your sales', payouts: 'We keep: records of your payouts' },
    until: 'until {date}',
    paragraphs: [
      'Commercial and tax law obliges us to keep these records until then. After that we delete them too.',
      'Was this not you? Please write to us at once through the contact form.',
    ],
    nothingKept: 'There are no records that we have to keep. Your details are deleted.',
    link: 'To the shop',
    closing: ['You can sell to us without an account as well.'],
  },
}

const notYouEs = '¿No ha sido usted? Cambie enseguida su contraseña y escríbanos a través del formulario de contacto.'
const neverAskedEs = 'Nunca le pediremos su contraseña por correo electrónico ni por teléfono.'

const es: AccountWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  activation: {
    subject: 'Confirme su dirección de correo electrónico',
    heading: 'Solo falta un paso para tener su cuenta',
    intro: 'Gracias por registrarse en Revalo. Confirme, por favor, que esta dirección de correo electrónico es suya.',
    paragraphs: ['El enlace es válido durante 24 horas. En la página que se abre, active su cuenta con un clic.'],
    until: 'El enlace es válido hasta el {date}. En la página que se abre, active su cuenta con un clic.',
    link: 'Activar la cuenta',
    closing: ['¿No se ha registrado usted? Entonces no tiene que hacer nada: sin su confirmación, la cuenta no se activa.'],
  },
  welcome: {
    subject: 'Le damos la bienvenida a Revalo',
    heading: 'Su cuenta está lista',
    intro: 'Su dirección de correo electrónico está confirmada. Ya puede iniciar sesión.',
    paragraphs: [
      'En su cuenta puede ver en qué punto están sus ventas. La próxima vez que venda, no tendrá que volver a introducir sus datos.',
    ],
    link: 'Ir a su cuenta',
    closing: ['¿Tiene alguna pregunta? Escríbanos a través del formulario de contacto.'],
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta en Revalo',
    heading: 'Ya tiene una cuenta',
    intro:
      'Alguien, quizá usted, ha intentado crear una cuenta nueva con esta dirección de correo electrónico. Ya existe una cuenta con esta dirección.',
    paragraphs: ['Inicie sesión con su contraseña. Si no la recuerda, restablézcala.'],
    link: 'Iniciar sesión',
    secondLink: 'Restablecer la contraseña',
    closing: ['¿No ha sido usted? Entonces no tiene que hacer nada: su cuenta no ha cambiado.'],
  },
  passwordReset: {
    subject: 'Una contraseña nueva para su cuenta',
    heading: 'Elija una contraseña nueva',
    intro: 'Alguien, probablemente usted, ha solicitado una contraseña nueva para su cuenta de Revalo.',
    paragraphs: ['El enlace es válido durante 60 minutos y solo se puede usar una vez.'],
    link: 'Elegir una contraseña nueva',
    closing: ['¿No ha sido usted? Entonces no tiene que hacer nada: su contraseña sigue siendo la misma.', neverAskedEs],
  },
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña',
    heading: 'Se ha cambiado su contraseña',
    intro: 'La contraseña de su cuenta de Revalo se ha cambiado. En los demás dispositivos se ha cerrado la sesión.',
    paragraphs: ['¿No ha sido usted? Restablezca enseguida su contraseña y escríbanos a través del formulario de contacto.'],
    link: 'Restablecer la contraseña',
    closing: [neverAskedEs],
  },
  paymentChanged: {
    subject: 'Se han cambiado sus datos de cobro',
    heading: 'Se han cambiado sus datos de cobro',
    intro: 'En su cuenta de Revalo figura ahora este destino para sus cobros:',
    account: 'Pago en',
    paragraphs: [notYouEs],
    link: 'Ir a su cuenta',
    closing: [neverAskedEs],
  },
  addressChanged: {
    subject: 'Se ha cambiado su dirección',
    heading: 'Se ha cambiado su dirección',
    intro: 'La dirección de su cuenta de Revalo se ha cambiado.',
    trades: 'También se aplica a sus ventas',
    paragraphs: [notYouEs],
    link: 'Ir a su cuenta',
    closing: [neverAskedEs],
  },
  deleted: {
    subject: 'Se ha eliminado su cuenta',
    heading: 'Su cuenta se ha eliminado',
    intro: 'Tal como nos ha pedido, hemos eliminado su cuenta de Revalo. Ya no se puede iniciar sesión con ella.',
    kept: { trades: 'Conservamos: documentos de sus ventas', payouts: 'Conservamos: documentos de sus cobros' },
    until: 'hasta el {date}',
    paragraphs: [
      'La legislación mercantil y fiscal nos obliga a conservar estos documentos hasta esa fecha. Después también los eliminaremos.',
      '¿No ha sido usted? Escríbanos enseguida a través del formulario de contacto.',
    ],
    nothingKept: 'No hay documentos que debamos conservar. Sus datos se han eliminado.',
    link: 'Ir a la tienda',
    closing: ['También puede vendernos sin tener una cuenta.'],
  },
}

const notYouFr =
  'Ce n’était pas vous\u00a0? Changez immédiatement votre mot de passe et écrivez-nous par le formulaire de contact.'
const neverAskedFr = 'Nous ne vous demandons jamais votre mot de passe par e-mail ou par téléphone.'

const fr: AccountWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  activation: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Plus qu’une étape pour ouvrir votre compte',
    intro: 'Merci pour votre inscription sur Revalo. Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
    paragraphs: ['Le lien est valable 24 heures. Sur la page qui s’ouvre, activez votre compte en un clic.'],
    until: 'Le lien est valable jusqu’au {date}. Sur la page qui s’ouvre, activez votre compte en un clic.',
    link: 'Activer le compte',
    closing: [
      'Cette inscription ne vient pas de vous\u00a0? Vous n’avez rien à faire\u00a0: sans votre confirmation, le compte n’est pas activé.',
    ],
  },
  welcome: {
    subject: 'Bienvenue chez Revalo',
    heading: 'Votre compte est prêt',
    intro: 'Votre adresse e-mail est confirmée. Vous pouvez dès maintenant vous connecter.',
    paragraphs: [
      'Dans votre compte, vous voyez où en sont vos ventes. À votre prochaine vente, vous n’aurez pas à saisir vos coordonnées une nouvelle fois.',
    ],
    link: 'Voir mon compte',
    closing: ['Une question\u00a0? Écrivez-nous par le formulaire de contact.'],
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte chez Revalo',
    heading: 'Vous avez déjà un compte',
    intro:
      'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse e-mail. Il existe déjà un compte à cette adresse.',
    paragraphs: ['Connectez-vous avec votre mot de passe. Si vous l’avez oublié, réinitialisez-le.'],
    link: 'Se connecter',
    secondLink: 'Réinitialiser le mot de passe',
    closing: ['Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: rien n’a changé dans votre compte.'],
  },
  passwordReset: {
    subject: 'Un nouveau mot de passe pour votre compte',
    heading: 'Choisissez un nouveau mot de passe',
    intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Revalo.',
    paragraphs: ['Le lien est valable 60 minutes et ne peut servir qu’une fois.'],
    link: 'Choisir un nouveau mot de passe',
    closing: ['Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste le même.', neverAskedFr],
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    intro: 'Le mot de passe de votre compte Revalo a été changé. Sur vos autres appareils, la session est fermée.',
    paragraphs: [
      'Ce n’était pas vous\u00a0? Réinitialisez immédiatement votre mot de passe et écrivez-nous par le formulaire de contact.',
    ],
    link: 'Réinitialiser le mot de passe',
    closing: [neverAskedFr],
  },
  paymentChanged: {
    subject: 'Votre mode de versement a été modifié',
    heading: 'Votre mode de versement a été modifié',
    intro: 'Votre compte Revalo indique désormais où nous versons votre argent\u00a0:',
    account: 'Versement sur',
    paragraphs: [notYouFr],
    link: 'Voir mon compte',
    closing: [neverAskedFr],
  },
  addressChanged: {
    subject: 'Votre adresse a été modifiée',
    heading: 'Votre adresse a été modifiée',
    intro: 'L’adresse enregistrée dans votre compte Revalo a été modifiée.',
    trades: 'S’applique aussi à vos ventes',
    paragraphs: [notYouFr],
    link: 'Voir mon compte',
    closing: [neverAskedFr],
  },
  deleted: {
    subject: 'Votre compte a été supprimé',
    heading: 'Votre compte a été supprimé',
    intro: 'Comme vous l’avez demandé, nous avons supprimé votre compte Revalo. Il ne permet plus de se connecter.',
    kept: {
      trades: 'Nous conservons\u00a0: documents relatifs à vos ventes',
      payouts: 'Nous conservons\u00a0: documents relatifs à vos versements',
    },
    until: 'jusqu’au {date}',
    paragraphs: [
      'Le droit commercial et fiscal nous oblige à conserver ces documents jusqu’à cette date. Ensuite, nous les supprimons aussi.',
      'Ce n’était pas vous\u00a0? Écrivez-nous immédiatement par le formulaire de contact.',
    ],
    nothingKept: 'Nous n’avons aucun document à conserver. Vos données sont supprimées.',
    link: 'Retour à la boutique',
    closing: ['Vous pouvez aussi nous vendre vos appareils sans compte.'],
  },
}

const notYouIt = 'Non l’ha fatto Lei? Cambi subito la password e ci scriva tramite il modulo di contatto.'
const neverAskedIt = 'Non Le chiediamo mai la password per e-mail o per telefono.'

const it: AccountWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  signature: 'Il team di Revalo',
  activation: {
    subject: 'Confermi il Suo indirizzo e-mail',
    heading: 'Manca un solo passo al Suo account',
    intro: 'grazie per la registrazione su Revalo. Confermi che questo indirizzo e-mail è Suo.',
    paragraphs: ['Il link è valido per 24 ore. Nella pagina che si apre potrà attivare l’account con un clic.'],
    until: 'Il link è valido fino a {date}. Nella pagina che si apre potrà attivare l’account con un clic.',
    link: 'Attiva l’account',
    closing: [
      'La registrazione non viene da Lei? Allora non deve fare nulla: senza la Sua conferma l’account non viene attivato.',
    ],
  },
  welcome: {
    subject: 'Le diamo il benvenuto su Revalo',
    heading: 'Il Suo account è pronto',
    intro: 'il Suo indirizzo e-mail è confermato. Da adesso può accedere.',
    paragraphs: [
      'Nel Suo account vede a che punto sono le Sue vendite. Alla prossima vendita non dovrà inserire di nuovo i Suoi dati.',
    ],
    link: 'Al Suo account',
    closing: ['Ha domande? Ci scriva tramite il modulo di contatto.'],
  },
  alreadyRegistered: {
    subject: 'Ha già un account su Revalo',
    heading: 'Ha già un account',
    intro:
      'qualcuno, forse Lei, ha cercato di creare un nuovo account con questo indirizzo e-mail. Per questo indirizzo ne esiste già uno.',
    paragraphs: ['Acceda con la Sua password. Se non la ricorda, può reimpostarla.'],
    link: 'Accedi',
    secondLink: 'Reimposta la password',
    closing: ['Non l’ha fatto Lei? Allora non deve fare nulla: nel Suo account non è cambiato niente.'],
  },
  passwordReset: {
    subject: 'Una nuova password per il Suo account',
    heading: 'Scelga una nuova password',
    intro: 'qualcuno, probabilmente Lei, ha chiesto una nuova password per il Suo account Revalo.',
    paragraphs: ['Il link è valido per 60 minuti e si può usare una sola volta.'],
    link: 'Scegli una nuova password',
    closing: ['Non l’ha fatto Lei? Allora non deve fare nulla: la Sua password resta la stessa.', neverAskedIt],
  },
  passwordChanged: {
    subject: 'La Sua password è stata cambiata',
    heading: 'La Sua password è stata cambiata',
    intro: 'la password del Suo account Revalo è stata cambiata. Sugli altri dispositivi la sessione è terminata.',
    paragraphs: ['Non l’ha fatto Lei? Reimposti subito la password e ci scriva tramite il modulo di contatto.'],
    link: 'Reimposta la password',
    closing: [neverAskedIt],
  },
  paymentChanged: {
    subject: 'I Suoi dati di pagamento sono cambiati',
    heading: 'I Suoi dati di pagamento sono cambiati',
    intro: 'nel Suo account Revalo è ora indicato dove inviamo il Suo denaro:',
    account: 'Pagamento su',
    paragraphs: [notYouIt],
    link: 'Al Suo account',
    closing: [neverAskedIt],
  },
  addressChanged: {
    subject: 'Il Suo indirizzo è stato cambiato',
    heading: 'Il Suo indirizzo è stato cambiato',
    intro: 'l’indirizzo nel Suo account Revalo è stato cambiato.',
    trades: 'Vale anche per le Sue vendite',
    paragraphs: [notYouIt],
    link: 'Al Suo account',
    closing: [neverAskedIt],
  },
  deleted: {
    subject: 'Il Suo account è stato eliminato',
    heading: 'Il Suo account è stato eliminato',
    intro: 'come da Lei richiesto, abbiamo eliminato il Suo account Revalo. Non è più possibile accedere.',
    kept: { trades: 'Conserviamo: documenti delle Sue vendite', payouts: 'Conserviamo: documenti dei Suoi pagamenti' },
    until: 'fino al {date}',
    paragraphs: [
      'Il diritto commerciale e fiscale ci obbliga a conservare questi documenti fino a tale data. Poi elimineremo anche questi.',
      'Non l’ha fatto Lei? Ci scriva subito tramite il modulo di contatto.',
    ],
    nothingKept: 'Non abbiamo documenti da conservare. I Suoi dati sono eliminati.',
    link: 'Al negozio',
    closing: ['Può venderci i Suoi dispositivi anche senza account.'],
  },
}

/** Mails about accounts have the same words in Austria as in Germany. */
export const ACCOUNT_WORDS: Record<TextLanguage, AccountWords> = { de, at: de, en, es, fr, it }
