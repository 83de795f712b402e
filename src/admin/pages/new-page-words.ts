import type { StaffMessage } from '@/domain/staff-words'

/** What is asked before a page is stored for the first time. */
export const newPageWords = {
  heading: { en: 'New page', de: 'Neue Seite', es: 'Página nueva', fr: 'Nouvelle page', it: 'Nuova pagina' },
  intro: {
    en: 'A page begins with its title and its market. Everything else follows in the form, which saves by itself.',
    de: 'Eine Seite beginnt mit ihrem Titel und ihrem Markt. Alles andere folgt im Formular, das sich selbst speichert.',
    es: 'Una página empieza con su título y su mercado. Lo demás sigue en el formulario, que se guarda solo.',
    fr: 'Une page commence par son titre et son marché. Le reste suit dans le formulaire, qui s’enregistre tout seul.',
    it: 'Una pagina comincia con il titolo e il mercato. Il resto segue nel modulo, che si salva da sé.',
  },
  title: { en: 'Title', de: 'Titel', es: 'Título', fr: 'Titre', it: 'Titolo' },
  market: { en: 'Market', de: 'Markt', es: 'Mercado', fr: 'Marché', it: 'Mercato' },
  choose: {
    en: 'Choose a market',
    de: 'Markt wählen',
    es: 'Elija un mercado',
    fr: 'Choisissez un marché',
    it: 'Scelga un mercato',
  },
  begin: {
    en: 'Begin the page',
    de: 'Seite beginnen',
    es: 'Empezar la página',
    fr: 'Commencer la page',
    it: 'Inizia la pagina',
  },
  titleNeeded: {
    en: 'Please give the page a title.',
    de: 'Bitte geben Sie der Seite einen Titel.',
    es: 'Ponga un título a la página.',
    fr: 'Donnez un titre à la page.',
    it: 'Dia un titolo alla pagina.',
  },
  marketNeeded: {
    en: 'Please choose the market of the page.',
    de: 'Bitte wählen Sie den Markt der Seite.',
    es: 'Elija el mercado de la página.',
    fr: 'Choisissez le marché de la page.',
    it: 'Scelga il mercato della pagina.',
  },
  mayNot: {
    en: 'You may not write pages.',
    de: 'Sie dürfen keine Seiten schreiben.',
    es: 'No puede escribir páginas.',
    fr: 'Vous ne pouvez pas écrire de pages.',
    it: 'Non può scrivere pagine.',
  },
  silent: {
    en: 'The CMS does not answer. Please try again.',
    de: 'Das CMS antwortet nicht. Bitte noch einmal versuchen.',
    es: 'El CMS no responde. Inténtelo de nuevo.',
    fr: 'Le CMS ne répond pas. Veuillez réessayer.',
    it: 'Il CMS non risponde. Riprovi.',
  },
} satisfies Record<string, StaffMessage>
