import type { StaffMessage } from '@/domain/staff-words'

export const conflictWords = {
  saved: {
    en: '{who} saved this document on {at}, after you opened it. Nothing was overwritten, and what you typed is still here. Changed: {fields}.',
    de: '{who} hat dieses Dokument am {at} gespeichert, nachdem Sie es geöffnet haben. Nichts wurde überschrieben, und was Sie geschrieben haben, steht noch hier. Geändert: {fields}.',
    es: '{who} guardó este documento el {at}, después de que usted lo abriera. No se ha sobrescrito nada y lo que escribió sigue aquí. Cambios: {fields}.',
    fr: '{who} a enregistré ce document le {at}, après que vous l’avez ouvert. Rien n’a été écrasé et ce que vous avez écrit est toujours là. Modifié : {fields}.',
    it: '{who} ha salvato questo documento il {at}, dopo che Lei lo aveva aperto. Nulla è stato sovrascritto e ciò che ha scritto è ancora qui. Modificato: {fields}.',
  },
  somebody: { en: 'Somebody', de: 'Jemand', es: 'Alguien', fr: 'Quelqu’un', it: 'Qualcuno' },
  nothing: {
    en: 'nothing that you see',
    de: 'nichts Sichtbares',
    es: 'nada visible',
    fr: 'rien de visible',
    it: 'nulla di visibile',
  },
} satisfies Record<string, StaffMessage>
