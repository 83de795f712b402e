import type { StaffMessage } from '@/domain/staff-words'

/** The mail to a member of staff who has forgotten the password. */
export const mailWords = {
  subject: {
    en: 'A new password for the shop’s CMS',
    de: 'Ein neues Passwort für das CMS des Shops',
    es: 'Una contraseña nueva para el CMS de la tienda',
    fr: 'Un nouveau mot de passe pour le CMS de la boutique',
    it: 'Una nuova password per il CMS del negozio',
  },
  asked: {
    en: 'Somebody, most likely you, has asked for a new password for the shop’s CMS.',
    de: 'Jemand, vermutlich Sie, hat ein neues Passwort für das CMS des Shops angefordert.',
    es: 'Alguien, probablemente usted, ha pedido una contraseña nueva para el CMS de la tienda.',
    fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le CMS de la boutique.',
    it: 'Qualcuno, probabilmente Lei, ha chiesto una nuova password per il CMS del negozio.',
  },
  once: {
    en: 'The link works once, within an hour. If it was not you, do nothing: your password stays.',
    de: 'Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, tun Sie nichts: Ihr Passwort bleibt.',
    es: 'El enlace sirve una sola vez, durante una hora. Si no fue usted, no haga nada: su contraseña no cambia.',
    fr: 'Le lien ne sert qu’une fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste.',
    it: 'Il link vale una volta sola, per un’ora. Se non è stato Lei, non faccia nulla: la Sua password resta.',
  },
} satisfies Record<string, StaffMessage>
