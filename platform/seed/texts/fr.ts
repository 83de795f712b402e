import { chosen, sentences, type Facts, type TextPattern } from './text-pattern'

const THINGS = {
  phones: 'téléphones',
  tablets: 'tablettes',
  laptops: 'ordinateurs portables',
  cameras: 'appareils photo',
  lenses: 'objectifs',
  camcorders: 'caméscopes',
  consoles: 'consoles',
  monitors: 'écrans',
}

const models = ({ models: count }: Facts) => (count === 1 ? 'un modèle' : `${count} modèles`)

const price = ({ best }: Facts) =>
  best
    ? `En parfait état, nous le reprenons jusqu’à ${best}\u00a0; quelques questions suffisent pour connaître votre prix.`
    : 'Nous ne pouvons pas l’acheter pour l’instant, mais nous le recyclons gratuitement.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Le prix est valable 14 jours, l’envoi est gratuit et assuré.',
    'L’envoi ne vous coûte rien et le prix est garanti 14 jours.',
    'Vous avez 14 jours pour l’envoyer, les frais de port sont pour nous.',
  )

export const fr: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start = chosen(
      facts,
      `Cette liste compte ${models(facts)} de la marque ${facts.maker}\u00a0; le plus récent\u00a0: ${facts.newest}.`,
      `Vous vendez un produit ${facts.maker} ? Nous reprenons ${models(facts)}, dont ${facts.newest}.`,
      `Marque ${facts.maker}\u00a0: ${models(facts)}, avec en dernier lieu ${facts.newest}.`,
    )
    return {
      heading: `Vendre vos ${things} ${facts.maker}`,
      content: sentences(start, price(facts), end(facts)),
      metaTitle: `Vendre vos ${things} ${facts.maker} | Revalo`,
      metaDescription: `Reprise de vos ${things} ${facts.maker}${facts.best ? ` jusqu’à ${facts.best}` : ''}\u00a0: prix valable 14 jours, envoi gratuit et assuré.`,
      metaKeywords: `vendre ${facts.maker}, vendre ${things} ${facts.maker}, reprise ${facts.maker}, rachat ${things} ${facts.maker}`,
    }
  },
  series(facts) {
    const start = chosen(
      facts,
      `La gamme ${facts.title} compte ici ${models(facts)}\u00a0; le plus récent\u00a0: ${facts.newest}.`,
      `${facts.title}\u00a0: ${models(facts)} au choix, dont ${facts.newest}.`.replace('un modèle au choix, dont', 'un modèle,'),
      `Trouvez votre appareil dans la gamme ${facts.title}\u00a0: ${models(facts)}, avec en dernier lieu ${facts.newest}.`,
    )
    const years = facts.years ? `Années de sortie\u00a0: ${facts.years}.` : null
    return {
      heading: `Vendre votre ${facts.title}`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `Vendre votre ${facts.title} | Revalo`,
      metaDescription: `Reprise ${facts.title}${facts.best ? ` jusqu’à ${facts.best}` : ''}\u00a0: un prix en quelques questions, valable 14 jours, envoi gratuit.`,
      metaKeywords: `vendre ${facts.title}, reprise ${facts.title}, rachat ${facts.newest}, ${facts.title} d’occasion`,
    }
  },
}
