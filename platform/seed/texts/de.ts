import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'Handys',
  tablets: 'Tablets',
  laptops: 'Laptops',
  cameras: 'Kameras',
  lenses: 'Objektive',
  camcorders: 'Camcorder',
  consoles: 'Spielekonsolen',
  monitors: 'Monitore',
}

const price = ({ best }: Facts) =>
  best
    ? `Für ein einwandfreies Gerät zahlen wir bis zu ${best}, Kratzer und Defekte rechnet der Fragebogen sofort ein.`
    : 'Kaufen können wir diese Geräte derzeit nicht, wir recyceln sie aber kostenlos für Sie.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Ihr Preis gilt 14 Tage, der Versand ist kostenlos und versichert.',
    'Der Versand kostet Sie nichts, und der Preis bleibt 14 Tage gültig.',
    'Sie haben 14 Tage Zeit zum Einsenden, das Porto übernehmen wir.',
  )

export const de: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `Von ${facts.maker} steht hier ein Modell: ${facts.newest}.`
        : chosen(
            facts,
            `In dieser Liste stehen ${facts.models} Modelle von ${facts.maker}, das neueste ist ${facts.newest}.`,
            `${things} von ${facts.maker}: ${facts.models} Modelle zur Auswahl, zuletzt kam ${facts.newest} dazu.`,
            `Von ${facts.maker} nehmen wir ${facts.models} Modelle an, vom älteren Gerät bis zu ${facts.newest}.`,
          )
    return {
      heading: `${things} von ${facts.maker} verkaufen`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `${things} von ${facts.maker} verkaufen | Revalo`,
      metaDescription: `${things} von ${facts.maker} verkaufen: ${facts.best ? `bis zu ${facts.best}, ` : ''}Preis 14 Tage gültig, Versand kostenlos und versichert.`,
      metaKeywords: `${facts.maker} verkaufen, ${facts.maker} ${things} verkaufen, ${facts.maker} Ankauf, gebrauchte ${things} ${facts.maker}`,
    }
  },
  series(facts) {
    const start =
      facts.models === 1
        ? `Zur Reihe ${facts.title} gehört hier ein Modell: ${facts.newest}.`
        : chosen(
            facts,
            `${facts.title} gibt es hier in ${facts.models} Modellen, das neueste ist ${facts.newest}.`,
            `Zur Reihe ${facts.title} gehören ${facts.models} Modelle, zuletzt erschien ${facts.newest}.`,
            `Suchen Sie Ihr Gerät in der Reihe ${facts.title} heraus: ${facts.models} Modelle, darunter ${facts.newest}.`,
          )
    const years = facts.years ? `Baujahr: ${facts.years}.` : null
    return {
      heading: `${facts.title} verkaufen`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `${facts.title} verkaufen | Revalo`,
      metaDescription: `${facts.title} verkaufen: ${facts.best ? `bis zu ${facts.best}, ` : ''}Preis in wenigen Fragen, 14 Tage gültig, Versand kostenlos.`,
      metaKeywords: `${facts.title} verkaufen, ${facts.title} Ankauf, ${facts.newest} verkaufen, ${facts.title} gebraucht`,
    }
  },
}
