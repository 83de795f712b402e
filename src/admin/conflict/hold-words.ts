import type { StaffMessage } from '@/domain/staff-words'

/** Words for a save that waits for a log-in or for the network. */
export const holdWords = {
  title: {
    en: 'Log in again',
    de: 'Melden Sie sich wieder an',
    es: 'Vuelva a iniciar sesión',
    fr: 'Reconnectez-vous',
    it: 'Acceda di nuovo',
  },
  session: {
    en: 'Your session has ended. What you typed is still here and will be saved once you have logged in.',
    de: 'Ihre Sitzung ist beendet. Was Sie geschrieben haben, steht noch hier und wird gespeichert, sobald Sie angemeldet sind.',
    es: 'Su sesión ha terminado. Lo que escribió sigue aquí y se guardará cuando haya iniciado sesión.',
    fr: 'Votre session est terminée. Ce que vous avez écrit est toujours là et sera enregistré dès que vous serez reconnecté.',
    it: 'La Sua sessione è terminata. Ciò che ha scritto è ancora qui e verrà salvato dopo l’accesso.',
  },
  offline: {
    en: 'Not saved yet: there is no connection. What you typed stays here and will be sent when the connection is back.',
    de: 'Noch nicht gespeichert: Es gibt keine Verbindung. Was Sie geschrieben haben, bleibt hier und wird gesendet, sobald die Verbindung wieder da ist.',
    es: 'Aún no se ha guardado: no hay conexión. Lo que escribió sigue aquí y se enviará cuando vuelva la conexión.',
    fr: 'Pas encore enregistré : il n’y a pas de connexion. Ce que vous avez écrit reste ici et sera envoyé au retour de la connexion.',
    it: 'Non ancora salvato: manca la connessione. Ciò che ha scritto resta qui e verrà inviato al ritorno della connessione.',
  },
} as const satisfies Record<string, StaffMessage>
