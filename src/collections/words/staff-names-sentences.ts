import type { Sentences } from './sentences'

/** What the list of staff is called. */
export const staffNamesSentences: Sentences = {
  'Members of staff': { de: 'Teammitglieder', es: 'Miembros del equipo', fr: 'Membres de l’équipe', it: 'Membri del personale' },
}
