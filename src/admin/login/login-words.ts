import type { Told } from '@/domain/staff-words'

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
    es: 'Las seis cifras de su aplicación de autenticación o uno de sus códigos para un teléfono perdido.',
    fr: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes pour téléphone perdu.',
    it: 'Le sei cifre della sua app di autenticazione o uno dei suoi codici per un telefono smarrito.',
  },
  back: {
    en: 'Log in as somebody else',
    de: 'Als jemand anderes anmelden',
    es: 'Entrar como otra persona',
    fr: 'Se connecter avec un autre compte',
    it: 'Accedi come un’altra persona',
  },
  rests: {
    en: 'After five wrong attempts a login rests for ten minutes.',
    de: 'Nach fünf falschen Versuchen ruht ein Login zehn Minuten.',
    es: 'Tras cinco intentos fallidos, el acceso descansa diez minutos.',
    fr: 'Après cinq essais manqués, un accès se repose dix minutes.',
    it: 'Dopo cinque tentativi errati un accesso riposa per dieci minuti.',
  },
  missing: {
    en: 'Fill this in.',
    de: 'Bitte ausfüllen.',
    es: 'Rellene este campo.',
    fr: 'Remplissez ce champ.',
    it: 'Compili questo campo.',
  },
  away: {
    en: 'The CMS does not answer just now. Try again in a moment.',
    de: 'Das CMS antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
    es: 'El CMS no responde en este momento. Inténtelo de nuevo en un instante.',
    fr: 'Le CMS ne répond pas pour l’instant. Réessayez dans un moment.',
    it: 'Il CMS non risponde in questo momento. Riprovi tra poco.',
  },
} satisfies Record<string, Told>
