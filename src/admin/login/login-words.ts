import type { StaffMessage } from '@/domain/staff-words'

export const loginWords = {
  code: {
    en: 'Code',
    de: 'Code',
    es: 'Código',
    fr: 'Code',
    it: 'Codice',
  },
  codeHelp: {
    en: 'The six digits of your authenticator app, or one of your codes for a lost phone.',
    de: 'Die sechs Ziffern Ihrer Authenticator-App oder einer Ihrer Codes für ein verlorenes Telefon.',
    es: 'Las seis cifras de su aplicación de autenticación o uno de sus códigos por si se pierde el teléfono.',
    fr: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes en cas de téléphone perdu.',
    it: 'Le sei cifre della Sua app di autenticazione o uno dei Suoi codici per un telefono smarrito.',
  },
  back: {
    en: 'Log in as somebody else',
    de: 'Als jemand anderes anmelden',
    es: 'Entrar como otra persona',
    fr: 'Se connecter avec un autre compte',
    it: 'Accedi come un’altra persona',
  },
  rests: {
    en: 'After ten wrong attempts a login has to wait.',
    de: 'Nach zehn falschen Versuchen muss man mit der Anmeldung warten.',
    es: 'Tras diez intentos fallidos, hay que esperar para entrar.',
    fr: 'Après dix tentatives échouées, il faut attendre avant de se connecter.',
    it: 'Dopo dieci tentativi errati bisogna attendere per accedere.',
  },
  slowedHelp: {
    en: 'Somebody has tried wrong passwords for this login. With your password and a code of your second factor you get in now.',
    de: 'Jemand hat für dieses Konto falsche Passwörter ausprobiert. Mit Ihrem Passwort und einem Code Ihres zweiten Faktors können Sie sich jetzt anmelden.',
    es: 'Alguien ha probado contraseñas incorrectas para esta cuenta. Con su contraseña y un código de su segundo factor puede entrar ahora.',
    fr: 'Quelqu’un a essayé de mauvais mots de passe pour ce compte. Avec votre mot de passe et un code de votre second facteur, vous pouvez vous connecter dès maintenant.',
    it: 'Qualcuno ha provato password errate per questo account. Con la password e un codice del secondo fattore può accedere subito.',
  },
  missing: {
    en: '{field} is missing.',
    de: '{field} fehlt noch.',
    es: 'Falta este dato: {field}.',
    fr: 'À compléter\u00a0: {field}.',
    it: 'Manca questo dato: {field}.',
  },
  away: {
    en: 'The CMS does not answer just now. Try again in a moment.',
    de: 'Das CMS antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
    es: 'El CMS no responde en este momento. Inténtelo de nuevo en un instante.',
    fr: 'Le CMS ne répond pas pour l’instant. Réessayez dans un moment.',
    it: 'Il CMS non risponde in questo momento. Riprovi tra poco.',
  },
} satisfies Record<string, StaffMessage>
