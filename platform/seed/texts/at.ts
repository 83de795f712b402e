import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'Handys',
  tablets: 'Tablets',
  laptops: 'Laptops',
  cameras: 'Kameras',
  lenses: 'Objektive',
  camcorders: 'Camcorder',
  consoles: 'Spielkonsolen',
  monitors: 'Monitore',
}

const price = ({ best }: Facts) =>
  best
    ? `Ist alles in Ordnung, bekommen Sie bis zu ${best}; was nicht mehr passt, geben Sie einfach bei den Fragen an.`
    : 'Derzeit zahlen wir dafür nichts, wir recyceln das Gerät aber gratis.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Der Preis hält 14 Tage, der Versand ist gratis und versichert.',
    'Das Paket geht gratis und versichert an uns, der Preis gilt 14 Tage.',
    'Einsenden ist gratis, und Sie haben 14 Tage dafür Zeit.',
  )

export const at: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `Von ${facts.maker} führen wir ein Modell: ${facts.newest}.`
        : chosen(
            facts,
            `Wir führen ${facts.models} Modelle von ${facts.maker}; am neuesten ist ${facts.newest}.`,
            `${facts.maker} ist bei uns mit ${facts.models} Modellen vertreten, zuletzt kam ${facts.newest}.`,
            `${things} von ${facts.maker}: Suchen Sie unter ${facts.models} Modellen bis hin zu ${facts.newest} Ihres heraus.`,
          )
    return {
      heading: `${things} von ${facts.maker} verkaufen`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `${things} von ${facts.maker} verkaufen in Österreich | Revalo`,
      metaDescription: `${things} von ${facts.maker} in Österreich verkaufen: ${facts.best ? `bis zu ${facts.best}, ` : ''}Preis 14 Tage gültig, Versand gratis und versichert.`,
      metaKeywords: `${facts.maker} verkaufen Österreich, ${facts.maker} ${things} verkaufen, ${facts.maker} Ankauf Österreich`,
    }
  },
  series(facts) {
    const start =
      facts.models === 1
        ? `Aus der Reihe ${facts.title} führen wir ein Modell: ${facts.newest}.`
        : chosen(
            facts,
            `Von ${facts.title} finden Sie hier ${facts.models} Modelle, am neuesten ist ${facts.newest}.`,
            `${facts.title}: ${facts.models} Modelle stehen zur Wahl, zuletzt kam ${facts.newest}.`,
            `Welches Gerät aus der Reihe ${facts.title} haben Sie? Hier stehen ${facts.models} Modelle, auch ${facts.newest}.`,
          )
    const years = facts.years ? `Erschienen: ${facts.years}.` : null
    return {
      heading: `${facts.title} verkaufen`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `${facts.title} verkaufen in Österreich | Revalo`,
      metaDescription: `${facts.title} in Österreich verkaufen: ${facts.best ? `bis zu ${facts.best}, ` : ''}Preis gleich nach den Fragen, Versand gratis.`,
      metaKeywords: `${facts.title} verkaufen Österreich, ${facts.title} Ankauf, ${facts.newest} verkaufen`,
    }
  },
}
