import type { Told } from '@/domain/staff-words'

/** What a save of a route may be told. */
export const routeMapWords = {
  screenTaken: {
    en: 'This market already has an entry for this screen: edit that one.',
    de: 'Dieser Markt hat für diese Shop-Seite schon einen Eintrag: bitte diesen bearbeiten.',
    es: 'Este mercado ya tiene una entrada para esta pantalla: edita esa.',
    fr: 'Ce marché a déjà une entrée pour cet écran : modifiez celle-là.',
    it: 'Questo mercato ha già una voce per questa schermata: modifica quella.',
  },
  cannotKeep: {
    en: '"{pattern}" cannot be kept alive as a redirect. {reason} Keep it in the list of addresses instead, or give it up.',
    de: '„{pattern}“ lässt sich nicht als Weiterleitung erhalten. {reason} Bitte in der Liste der Adressen lassen oder aufgeben.',
    es: '«{pattern}» no se puede mantener como redirección. {reason} Déjala en la lista de direcciones o renuncia a ella.',
    fr: '« {pattern} » ne peut pas être gardée comme redirection. {reason} Laissez-la dans la liste des adresses ou abandonnez-la.',
    it: '«{pattern}» non si può mantenere come reindirizzamento. {reason} Lascialo nell’elenco degli indirizzi oppure rinuncia.',
  },
  note: {
    en: 'Made when the address of the screen changed.',
    de: 'Angelegt, als sich die Adresse der Shop-Seite änderte.',
    es: 'Creada al cambiar la dirección de la pantalla.',
    fr: 'Créée quand l’adresse de l’écran a changé.',
    it: 'Creato quando è cambiato l’indirizzo della schermata.',
  },
} satisfies Record<string, Told>
