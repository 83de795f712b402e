import type { StaffMessage } from '@/domain/staff-words'

/** The check before publishing, as the form of a page says it. */
export const checkWords = {
  fine: {
    en: 'Ready to publish',
    de: 'Bereit zum Veröffentlichen',
    es: 'Listo para publicar',
    fr: 'Prêt à publier',
    it: 'Pronta da pubblicare',
  },
  one: { en: '1 problem', de: '1 Problem', es: '1 problema', fr: '1 problème', it: '1 problema' },
  many: { en: '{n} problems', de: '{n} Probleme', es: '{n} problemas', fr: '{n} problèmes', it: '{n} problemi' },
  hint: { en: 'Hint:', de: 'Hinweis:', es: 'Consejo:', fr: 'Conseil :', it: 'Suggerimento:' },
  help: {
    en: 'Mend them, or say under “Publishing” why the page goes out all the same.',
    de: 'Beheben, oder unter „Veröffentlichen“ sagen, warum die Seite trotzdem erscheint.',
    es: 'Corríjalos o explique en «Publicación» por qué se publica de todos modos.',
    fr: 'Corrigez, ou dites sous « Publication » pourquoi la page paraît quand même.',
    it: 'Li corregga, o spieghi in «Pubblicazione» perché la pagina esce comunque.',
  },
} satisfies Record<string, StaffMessage>
