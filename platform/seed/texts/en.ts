import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'phone',
  tablets: 'tablet',
  laptops: 'laptop',
  cameras: 'camera',
  lenses: 'lens',
  camcorders: 'camcorder',
  consoles: 'console',
  monitors: 'monitor',
}

const price = ({ best }: Facts) =>
  best
    ? `We pay up to ${best} for one in flawless condition, and a few questions show what yours is worth.`
    : 'We cannot buy these at the moment, but we recycle them for you free of charge.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Your price is valid for 14 days and shipping is free and insured.',
    'Shipping costs you nothing, and the price holds for 14 days.',
    'You have 14 days to send it in; we pay the postage.',
  )

export const en: TextPattern = {
  manufacturer(facts) {
    const thing = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `We list one model by ${facts.maker}: the ${facts.newest}.`
        : chosen(
            facts,
            `We list ${facts.models} models by ${facts.maker}; the newest is the ${facts.newest}.`,
            `Selling something by ${facts.maker}? Choose from ${facts.models} models, up to the ${facts.newest}.`,
            `${facts.maker} is here with ${facts.models} models, most recently the ${facts.newest}.`,
          )
    return {
      heading: `Sell your ${facts.maker} ${thing}`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `Sell your ${facts.maker} ${thing} | Revalo`,
      metaDescription: `Sell your ${facts.maker} ${thing}${facts.best ? ` for up to ${facts.best}` : ''}. Price valid for 14 days, free insured shipping.`,
      metaKeywords: `sell ${facts.maker} ${thing}, sell my ${facts.maker}, used ${facts.maker} ${thing}, ${facts.maker} trade-in`,
    }
  },
  series(facts) {
    const start =
      facts.models === 1
        ? `There is one model in the ${facts.title} series: the ${facts.newest}.`
        : chosen(
            facts,
            `There are ${facts.models} models of the ${facts.title} to choose from; the newest is the ${facts.newest}.`,
            `${facts.title}: ${facts.models} models, most recently the ${facts.newest}.`,
            `Pick your ${facts.title} from ${facts.models} models, including the ${facts.newest}.`,
          )
    const years = facts.years ? `Released: ${facts.years}.` : null
    return {
      heading: `Sell your ${facts.title}`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `Sell your ${facts.title} | Revalo`,
      metaDescription: `Sell your ${facts.title}${facts.best ? ` for up to ${facts.best}` : ''}. A price after a few questions, valid for 14 days, free shipping.`,
      metaKeywords: `sell ${facts.title}, sell my ${facts.title}, sell ${facts.newest}, used ${facts.title}`,
    }
  },
}
