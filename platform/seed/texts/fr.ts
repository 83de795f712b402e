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

const price = ({ best }: Facts) =>
  best
    ? `Un appareil en parfait état est repris jusqu’à ${best}\u00a0; quelques questions suffisent pour connaître votre prix.`
    : 'Nous ne reprenons pas ces appareils pour l’instant, mais nous les recyclons gratuitement.'

const end = (facts: Facts) =>
  chosen(
    facts,
    'Le prix est valable 14 jours, l’envoi est gratuit et assuré.',
    'L’envoi ne vous coûte rien et le prix est garanti 14 jours.',
    'Vous avez 14 jours pour envoyer le vôtre, les frais de port sont pour nous.',
  )

export const fr: TextPattern = {
  manufacturer(facts) {
    const things = THINGS[facts.category]
    const start =
      facts.models === 1
        ? `Marque ${facts.maker}\u00a0: un modèle, ${facts.newest}.`
        : chosen(
            facts,
            `Cette liste compte ${facts.models} modèles de la marque ${facts.maker}\u00a0; le plus récent\u00a0: ${facts.newest}.`,
            `Vous vendez un produit ${facts.maker}\u00a0? Nous reprenons ${facts.models} modèles, dont ${facts.newest}.`,
            `Marque ${facts.maker}\u00a0: ${facts.models} modèles, le dernier étant ${facts.newest}.`,
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
    const start =
      facts.models === 1
        ? `La gamme ${facts.title} compte ici un modèle\u00a0: ${facts.newest}.`
        : chosen(
            facts,
            `La gamme ${facts.title} compte ici ${facts.models} modèles\u00a0; le plus récent\u00a0: ${facts.newest}.`,
            `${facts.title}\u00a0: ${facts.models} modèles au choix, dont ${facts.newest}.`,
            `Trouvez votre appareil dans la gamme ${facts.title}\u00a0: ${facts.models} modèles, le dernier étant ${facts.newest}.`,
          )
    const years = facts.years ? `Sortie\u00a0: ${facts.years}.` : null
    return {
      heading: `Vendre votre ${facts.title}`,
      content: sentences(start, years, price(facts), end(facts)),
      metaTitle: `Vendre votre ${facts.title} | Revalo`,
      metaDescription: `Reprise ${facts.title}${facts.best ? ` jusqu’à ${facts.best}` : ''}\u00a0: un prix en quelques questions, valable 14 jours, envoi gratuit.`,
      metaKeywords: `vendre ${facts.title}, reprise ${facts.title}, rachat ${facts.newest}, ${facts.title} d’occasion`,
    }
  },
}
