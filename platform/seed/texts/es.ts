import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'móviles',
  tablets: 'tablets',
  laptops: 'portátiles',
  cameras: 'cámaras',
  lenses: 'objetivos',
  camcorders: 'videocámaras',
  consoles: 'consolas',
  monitors: 'monitores',
}

const price = ({ best }: Facts) =>
  best
    ? `Pagamos hasta ${best} por un dispositivo impecable; unas pocas preguntas le dirán cuánto vale el suyo.`
    : 'Por ahora no compramos estos dispositivos, pero los reciclamos gratis.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'El precio es válido durante 14 días y el envío es gratuito y está asegurado.',
    'El envío no le cuesta nada y el precio se mantiene 14 días.',
    'Tiene 14 días para enviar el suyo; el porte lo pagamos nosotros.',
  )

export const es: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `De ${facts.maker} hay un modelo: ${facts.newest}.`
        : chosen(
            facts,
            `En esta lista hay ${facts.models} modelos de ${facts.maker}; el más reciente es ${facts.newest}.`,
            `¿Tiene algo de ${facts.maker}? Elija entre ${facts.models} modelos, hasta ${facts.newest}.`,
            `De ${facts.maker} aceptamos ${facts.models} modelos; el último ha sido ${facts.newest}.`,
          )
    return {
      heading: `Vender ${things} ${facts.maker}`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `Vender ${things} ${facts.maker} | Revalo`,
      metaDescription: `Venda sus ${things} ${facts.maker}${facts.best ? ` por hasta ${facts.best}` : ''}: precio válido 14 días, envío gratuito y asegurado.`,
      metaKeywords:
        `vender ${facts.maker}, vender ${things} ${facts.maker}, ${things} ${facts.maker} usados, compra de ${facts.maker}`.replace(
          /(cámaras|videocámaras|consolas|tablets) (.*?) usados/,
          '$1 $2 usadas',
        ),
    }
  },
  series(facts) {
    const start =
      facts.models === 1
        ? `La serie ${facts.title} tiene aquí un modelo: ${facts.newest}.`
        : chosen(
            facts,
            `De ${facts.title} encontrará aquí ${facts.models} modelos; el más reciente es ${facts.newest}.`,
            `${facts.title}: ${facts.models} modelos para elegir, entre otros ${facts.newest}.`,
            `Busque el suyo en la serie ${facts.title}: ${facts.models} modelos, y el último ha sido ${facts.newest}.`,
          )
    const years = facts.years ? `Lanzamiento: ${facts.years}.` : null
    return {
      heading: `Vender ${facts.title}`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `Vender ${facts.title} | Revalo`,
      metaDescription: `Venda su ${facts.title}${facts.best ? ` por hasta ${facts.best}` : ''}: precio tras unas pocas preguntas, válido 14 días, envío gratuito.`,
      metaKeywords: `vender ${facts.title}, vender ${facts.newest}, compra de ${facts.title}, ${facts.title} de segunda mano`,
    }
  },
}
