import type { StaffMessage } from '@/domain/staff-words'

export const subjectWords = {
  count: {
    en: '{count} of {needed} subjects',
    de: '{count} von {needed} Themen',
    es: '{count} de {needed} asuntos',
    fr: '{count} sujets sur {needed}',
    it: '{count} argomenti su {needed}',
  },
  missing: {
    en: 'Missing; add with a click:',
    de: 'Es fehlen; mit einem Klick hinzufügen:',
    es: 'Faltan; añádalos con un clic:',
    fr: 'Sujets manquants ; ajoutez-les d’un clic :',
    it: 'Mancano; li aggiunga con un clic:',
  },
  tooMany: {
    en: 'The contact form has exactly {needed} subjects: remove {more}.',
    de: 'Das Kontaktformular hat genau {needed} Themen: Entfernen Sie {more}.',
    es: 'El formulario de contacto tiene exactamente {needed} asuntos: quite {more}.',
    fr: 'Le formulaire de contact a exactement {needed} sujets : retirez-en {more}.',
    it: 'Il modulo di contatto ha esattamente {needed} argomenti: ne tolga {more}.',
  },
  whole: {
    en: 'All {needed} are there. Drag them into the order in which they are offered.',
    de: 'Alle {needed} sind da. Ziehen Sie sie in die Reihenfolge, in der sie angeboten werden.',
    es: 'Están los {needed}. Arrástrelos al orden en que se ofrecen.',
    fr: 'Les {needed} sont là. Faites-les glisser dans l’ordre où ils sont proposés.',
    it: 'Ci sono tutti e {needed}. Li trascini nell’ordine in cui vengono offerti.',
  },
  row: { en: 'Subject {number}', de: 'Thema {number}', es: 'Asunto {number}', fr: 'Sujet {number}', it: 'Argomento {number}' },
} satisfies Record<string, StaffMessage>
