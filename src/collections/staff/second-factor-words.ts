import type { StaffMessage } from '@/domain/staff-words'

/** What the server says about the second factor and about logging in. */
export const secondFactorWords = {
  needed: {
    en: 'Now type the code of your authenticator app.',
    de: 'Geben Sie nun den Code Ihrer Authenticator-App ein.',
    es: 'Escriba ahora el código de su aplicación de autenticación.',
    fr: 'Saisissez maintenant le code de votre application d’authentification.',
    it: 'Ora inserisca il codice della Sua app di autenticazione.',
  },
  wrong: {
    en: 'This code is wrong or was used already. Wait for the next one.',
    de: 'Dieser Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten.',
    es: 'Este código es incorrecto o ya se ha usado. Espere al siguiente.',
    fr: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
    it: 'Questo codice è errato o già usato. Attenda il prossimo.',
  },
  presentPassword: {
    en: 'Type your present password too.',
    de: 'Geben Sie auch Ihr jetziges Passwort ein.',
    es: 'Escriba también su contraseña actual.',
    fr: 'Saisissez aussi votre mot de passe actuel.',
    it: 'Inserisca anche la Sua password attuale.',
  },
  wrongPassword: {
    en: 'The password is wrong.',
    de: 'Das Passwort ist falsch.',
    es: 'La contraseña es incorrecta.',
    fr: 'Le mot de passe est incorrect.',
    it: 'La password è errata.',
  },
  onAlready: {
    en: 'Your second factor is on already. Switch it off first to set up a new one.',
    de: 'Ihr zweiter Faktor ist schon eingerichtet. Schalten Sie ihn erst aus, um einen neuen einzurichten.',
    es: 'Su segundo factor ya está activado. Desactívelo primero para configurar otro.',
    fr: 'Votre second facteur est déjà activé. Désactivez-le d’abord pour en configurer un autre.',
    it: 'Il secondo fattore è già attivo. Lo disattivi prima di configurarne uno nuovo.',
  },
  notBegun: {
    en: 'Begin with a new key.',
    de: 'Beginnen Sie mit einem neuen Schlüssel.',
    es: 'Empiece con una clave nueva.',
    fr: 'Commencez par une nouvelle clé.',
    it: 'Inizi con una nuova chiave.',
  },
  tooMany: {
    en: 'Too many attempts. Try again in {minutes} min.',
    de: 'Zu viele Versuche. Versuchen Sie es in {minutes} Min. noch einmal.',
    es: 'Demasiados intentos. Vuelva a intentarlo dentro de {minutes} min.',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min.',
    it: 'Troppi tentativi. Riprovi tra {minutes} min.',
  },
} satisfies Record<string, StaffMessage>
