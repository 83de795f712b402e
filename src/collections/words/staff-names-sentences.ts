import { sentences } from './sentences'

/** Names of the staff collection. */
export const staffNamesSentences = sentences({
  'Members of staff': { de: 'Teammitglieder', es: 'Miembros del equipo', fr: 'Membres de l’équipe', it: 'Membri del personale' },
})
