import type { StaffMessage } from '@/domain/staff-words'

/** What is wrong with an expression for postal codes. */
export const expressionWords = {
  tooLong: {
    en: 'The expression is longer than {most} characters.',
    de: 'Der Ausdruck ist länger als {most} Zeichen.',
    es: 'La expresión tiene más de {most} caracteres.',
    fr: 'L’expression dépasse {most} caractères.',
    it: 'L’espressione supera i {most} caratteri.',
  },
  notAllowed: {
    en: 'Write ^ and $ around digits, letters, \\d, classes such as [0-8], counts such as {3} and simple alternatives such as (a|b).',
    de: 'Schreiben Sie ^ und $ um Ziffern, Buchstaben, \\d, Klassen wie [0-8], Wiederholungen wie {3} und einfache Alternativen wie (a|b).',
    es: 'Escriba ^ y $ alrededor de cifras, letras, \\d, clases como [0-8], repeticiones como {3} y alternativas sencillas como (a|b).',
    fr: 'Écrivez ^ et $ autour de chiffres, lettres, \\d, classes comme [0-8], répétitions comme {3} et alternatives simples comme (a|b).',
    it: 'Scriva ^ e $ intorno a cifre, lettere, \\d, classi come [0-8], ripetizioni come {3} e semplici alternative come (a|b).',
  },
  notUnderstood: {
    en: 'This is not an expression a browser understands: look for reversed ranges such as [9-0].',
    de: 'Diesen Ausdruck versteht kein Browser: Suchen Sie nach vertauschten Bereichen wie [9-0].',
    es: 'Ningún navegador entiende esta expresión: busque rangos invertidos como [9-0].',
    fr: 'Aucun navigateur ne comprend cette expression : cherchez des plages inversées comme [9-0].',
    it: 'Nessun browser capisce questa espressione: cerchi intervalli invertiti come [9-0].',
  },
} satisfies Record<string, StaffMessage>
