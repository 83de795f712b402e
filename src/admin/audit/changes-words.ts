import type { StaffMessage } from '@/domain/staff-words'

export const changesWords = {
  heading: {
    en: 'What changed',
    de: 'Was sich geändert hat',
    es: 'Qué ha cambiado',
    fr: 'Ce qui a changé',
    it: 'Cosa è cambiato',
  },
  field: { en: 'Field', de: 'Feld', es: 'Campo', fr: 'Champ', it: 'Campo' },
  before: { en: 'Before', de: 'Vorher', es: 'Antes', fr: 'Avant', it: 'Prima' },
  after: { en: 'After', de: 'Nachher', es: 'Después', fr: 'Après', it: 'Dopo' },
  nothing: { en: 'empty', de: 'leer', es: 'vacío', fr: 'vide', it: 'vuoto' },
  yes: { en: 'on', de: 'an', es: 'sí', fr: 'oui', it: 'sì' },
  no: { en: 'off', de: 'aus', es: 'no', fr: 'non', it: 'no' },
  removed: { en: 'removed', de: 'entfernt', es: 'eliminado', fr: 'retiré', it: 'rimosso' },
  format: {
    en: 'The same words, another form: headings, lists or links.',
    de: 'Dieselben Worte in anderer Form: Überschriften, Listen oder Links.',
    es: 'Las mismas palabras con otra forma: títulos, listas o enlaces.',
    fr: 'Les mêmes mots, une autre forme : titres, listes ou liens.',
    it: 'Le stesse parole in altra forma: titoli, elenchi o link.',
  },
  secret: {
    en: 'changed, never shown',
    de: 'geändert, wird nie gezeigt',
    es: 'cambiado, nunca se muestra',
    fr: 'modifié, jamais affiché',
    it: 'modificato, mai mostrato',
  },
  loginPassword: { en: 'Password', de: 'Passwort', es: 'Contraseña', fr: 'Mot de passe', it: 'Password' },
  secondFactor: { en: 'Second factor', de: 'Zweiter Faktor', es: 'Segundo factor', fr: 'Second facteur', it: 'Secondo fattore' },
  codesForALostPhone: {
    en: 'Codes for a lost phone',
    de: 'Codes für ein verlorenes Telefon',
    es: 'Códigos por si se pierde el teléfono',
    fr: 'Codes en cas de téléphone perdu',
    it: 'Codici per un telefono smarrito',
  },
  none: {
    en: 'Nothing that is recorded of this document changed.',
    de: 'Nichts, was zu diesem Dokument festgehalten wird, hat sich geändert.',
    es: 'No ha cambiado nada de lo que se registra de este documento.',
    fr: 'Rien de ce qui est consigné pour ce document n’a changé.',
    it: 'Non è cambiato nulla di ciò che si registra di questo documento.',
  },
  history: { en: 'History', de: 'Verlauf', es: 'Historial', fr: 'Historique', it: 'Cronologia' },
} satisfies Record<string, StaffMessage>
