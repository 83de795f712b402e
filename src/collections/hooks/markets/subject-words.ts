import type { StaffMessage } from '@/domain/staff-words'

/** What staff are told about the subjects of the contact form. */
export const subjectWords = {
  twice: {
    en: '"{key}" is listed twice.',
    de: '„{key}“ steht zweimal da.',
    es: '«{key}» figura dos veces.',
    fr: '« {key} » figure deux fois.',
    it: '«{key}» compare due volte.',
  },
  count: {
    en: 'The contact form has exactly {needed} subjects; these are {count}.',
    de: 'Das Kontaktformular hat genau {needed} Themen; das hier sind {count}.',
    es: 'El formulario de contacto tiene exactamente {needed} asuntos; aquí hay {count}.',
    fr: 'Le formulaire de contact compte exactement {needed} sujets ; en voici {count}.',
    it: 'Il modulo di contatto ha esattamente {needed} argomenti; qui sono {count}.',
  },
} satisfies Record<string, StaffMessage>
