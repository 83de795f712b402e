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

const models = ({ models: count }: Facts) => (count === 1 ? 'ein Modell' : `${count} Modelle`)

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
    const start = chosen(
      facts,
      `In dieser Liste stehen ${models(facts)} von ${facts.maker}, das neueste ist ${facts.newest}.`,
      `${things} von ${facts.maker}: ${models(facts)} zur Auswahl, zuletzt kam ${facts.newest} dazu.`,
      `Von ${facts.maker} nehmen wir ${models(facts)} an, vom älteren Gerät bis zu ${facts.newest}.`,
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
    const start = chosen(
      facts,
      `${facts.title} gibt es hier in ${facts.models === 1 ? 'einem Modell' : `${facts.models} Modellen`}, das neueste ist ${facts.newest}.`,
      `Zur Reihe ${facts.title} ${facts.models === 1 ? 'gehört ein Modell' : `gehören ${facts.models} Modelle`}, zuletzt erschien ${facts.newest}.`,
      `Suchen Sie Ihr Gerät in der Reihe ${facts.title} heraus: ${models(facts)}, darunter ${facts.newest}.`,
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
