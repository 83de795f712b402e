import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'cellulari',
  tablets: 'tablet',
  laptops: 'portatili',
  cameras: 'fotocamere',
  lenses: 'obiettivi',
  camcorders: 'videocamere',
  consoles: 'console',
  monitors: 'monitor',
}

const price = ({ best }: Facts) =>
  best
    ? `Per un dispositivo in perfette condizioni paghiamo fino a ${best}; bastano poche domande per sapere quanto vale il Suo.`
    : 'Per il momento non acquistiamo questi dispositivi, ma li ricicliamo gratuitamente.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Il prezzo vale 14 giorni, la spedizione è gratuita e assicurata.',
    'La spedizione non Le costa nulla e il prezzo resta valido 14 giorni.',
    'Ha 14 giorni per spedire il Suo e le spese sono a nostro carico.',
  )

export const it: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `Di ${facts.maker} trova qui un modello: ${facts.newest}.`
        : chosen(
            facts,
            `In questo elenco trova ${facts.models} modelli ${facts.maker}; il più recente è ${facts.newest}.`,
            `Ha qualcosa di ${facts.maker} da vendere? Qui trova ${facts.models} modelli, fino a ${facts.newest}.`,
            `Di ${facts.maker} accettiamo ${facts.models} modelli; l’ultima novità è ${facts.newest}.`,
          )
    return {
      heading: `Vendi ${things} ${facts.maker}`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `Vendi ${things} ${facts.maker} | Revalo`,
      metaDescription: `Venda ${things} ${facts.maker}${facts.best ? ` fino a ${facts.best}` : ''}: prezzo valido 14 giorni, spedizione gratuita e assicurata.`,
      metaKeywords: `vendere ${facts.maker}, vendere ${things} ${facts.maker}, ritiro ${facts.maker}, permuta ${facts.maker}`,
    }
  },
  series(facts) {
    const start =
      facts.models === 1
        ? `Della serie ${facts.title} trova qui un modello: ${facts.newest}.`
        : chosen(
            facts,
            `Della serie ${facts.title} trova qui ${facts.models} modelli; il più recente è ${facts.newest}.`,
            `${facts.title}: ${facts.models} modelli tra cui scegliere, l’ultima novità è ${facts.newest}.`,
            `Cerchi il Suo nella serie ${facts.title}: ${facts.models} modelli, fino a ${facts.newest}.`,
          )
    const years = facts.years ? `Uscita: ${facts.years}.` : null
    return {
      heading: `Vendi ${facts.title}`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `Vendi ${facts.title} | Revalo`,
      metaDescription: `Venda il Suo ${facts.title}${facts.best ? ` fino a ${facts.best}` : ''}: il prezzo dopo poche domande, valido 14 giorni, spedizione gratuita.`,
      metaKeywords: `vendere ${facts.title}, vendere ${facts.newest}, ritiro ${facts.title}, ${facts.title} usato`,
    }
  },
}
