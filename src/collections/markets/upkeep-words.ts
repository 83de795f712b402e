import type { StaffMessage } from '@/domain/staff-words'

/** What staff are told when something must stay, or cannot be saved just now. */
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
